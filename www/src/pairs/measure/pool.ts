/**
 * Engines that work at pieces of something long, side by side. They are opened when there is work and closed
 * when there is none. A piece over which the core breaks is halved until it cannot be any more, so that one
 * bad pair costs no other; what comes after it is taken by a fresh instance.
 */
import type { Engine, EngineOptions } from "../../engine/client.js";

/** A piece of the work. */
export interface Piece {
  /** Whether it is done; where it is not, the core broke over it. Opens an engine only where one is needed. */
  run(engine: () => Pick<Engine, "call">, wanted: () => boolean): Promise<boolean>;
  /** Its two halves; undefined where it cannot be halved. */
  halves(): readonly Piece[] | undefined;
  /** The core breaks over it, and it cannot be halved. */
  broken(): void;
  /** It was not done: whoever gave it takes it back. */
  back(): void;
}

/** What a pool is put together of. */
export interface PoolOptions {
  openEngine(told: Pick<EngineOptions, "onTrap" | "onDead">): Engine;
  /** So many engines work at once. */
  readonly cores: number;
  /** The next piece; undefined while there is none. */
  take(): Piece | undefined;
  /** No engine could be opened, though there is work. */
  onFailed(reason: string): void;
}

/** Engines at work. */
export interface Pool {
  /** There may be work. */
  wake(): void;
  /** Ends all engines at once, whatever they are doing, and gives back what was not done. */
  stop(): void;
}

/** A pool; it opens nothing before it is woken. */
export function createPool(options: PoolOptions): Pool {
  /** Halves of what broke, before they are taken up again. */
  const halves: Piece[] = [];
  const opened = new Set<Engine>();
  let lanes = 0;
  /** Counts how often all was stopped: what began before ends without a word. */
  let turn = 0;
  let failure: string | undefined;

  const take = () => halves.pop() ?? options.take();

  /** One engine after another, taking pieces as long as there are any. */
  async function work(first: Piece, own: number): Promise<void> {
    let engine: Engine | undefined;
    let dead: string | undefined;
    /** Whether the engine has ever done anything, or broken over something: it could be opened. */
    let proven = false;
    const open = (): Engine => {
      if (engine !== undefined) return engine;
      dead = undefined;
      proven = false;
      engine = options.openEngine({
        onTrap() {
          proven = true;
        },
        onDead(reason) {
          dead = reason;
        },
      });
      opened.add(engine);
      return engine;
    };
    const drop = () => {
      if (engine === undefined) return;
      engine.close();
      opened.delete(engine);
      engine = undefined;
    };
    const wanted = () => turn === own;
    for (let piece: Piece | undefined = first; piece !== undefined; piece = take()) {
      const done = await piece.run(open, wanted).catch(() => false);
      if (!wanted()) {
        if (!done) piece.back();
        return;
      }
      if (done) {
        proven = true;
        continue;
      }
      if (dead !== undefined) {
        const reason: string = dead;
        const lost = !proven;
        drop();
        if (lost) {
          piece.back();
          failure = reason;
          break;
        }
      }
      const parts = piece.halves();
      if (parts === undefined) piece.broken();
      // The first half is taken first.
      else halves.push(...[...parts].reverse());
    }
    drop();
    lanes -= 1;
    if (lanes > 0 || failure === undefined) return;
    for (const half of halves.splice(0)) half.back();
    const reason = failure;
    failure = undefined;
    options.onFailed(reason);
  }

  return {
    wake() {
      while (lanes < options.cores) {
        const piece = take();
        if (piece === undefined) return;
        lanes += 1;
        void work(piece, turn);
      }
    },
    stop() {
      turn += 1;
      lanes = 0;
      failure = undefined;
      for (const half of halves.splice(0)) half.back();
      for (const engine of opened) engine.close();
      opened.clear();
    },
  };
}
