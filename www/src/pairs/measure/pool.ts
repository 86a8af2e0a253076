/**
 * Engines that work at pieces of something long, side by side. They are opened when there is work and closed
 * when there is none. While an engine works at one piece the next one is prepared, so that it need not wait.
 * A piece over which the core breaks is halved until it cannot be any longer, so that one bad pair costs no
 * other; what comes after it is taken by a fresh instance. After one over which the core is silent the smallest
 * piece is tried next: where the core is silent again and again, all is given up.
 */
import type { Engine, EngineOptions } from "../../engine/client.js";

/** A piece of the work. */
export interface Piece {
  /** Begins to bring together what it needs, where that has not been done. */
  prepare?(): void;
  /** Whether it is done; where it is not, the core broke over it. Opens an engine only where one is needed. */
  run(engine: () => Pick<Engine, "call">, wanted: () => boolean): Promise<boolean>;
  /** Its two halves; undefined where it cannot be halved. */
  halves(): readonly Piece[] | undefined;
  /** The core breaks over it, and it cannot be halved. */
  broken(): void;
  /** It was not done: its giver takes it back. */
  back(): void;
}

/** So often in a row an engine may fail without a trap. */
const silences = 3;

/** Opens an engine over the module that measures pairs. */
export type OpenEngine = (told: Pick<EngineOptions, "onTrap" | "onDead">) => Engine;

interface PoolOptions {
  readonly openEngine: OpenEngine;
  /** So many engines work at once. */
  readonly cores: number;
  /** The next piece; undefined while there is none. */
  take(): Piece | undefined;
  /** No engine could be opened, though there is work. */
  onFailed(): void;
}

/** Engines at work; nothing is opened before they are woken. */
export function createPool(options: PoolOptions) {
  /** What is taken before anything else: halves of what broke, the one that comes first at the end. */
  const first: Piece[] = [];
  const opened = new Set<Engine>();
  let lanes = 0;
  /** Counts how often all was stopped: what began before ends without a word. */
  let turn = 0;
  /** Nothing is taken until somebody wakes it. */
  let resting = true;
  /** No engine came up, and nothing was done since. */
  let failed = false;

  const take = () => first.pop() ?? options.take();

  /** The piece after the one that was just begun, and is prepared while that is worked at. */
  async function following(wanted: () => boolean): Promise<Piece | undefined> {
    // An engine that has nothing to do yet takes its piece first.
    await undefined;
    const piece = wanted() ? take() : undefined;
    piece?.prepare?.();
    return piece;
  }

  /** Halves a piece that is to be taken next, and its first half in turn where that is to be the smallest. */
  function halve(piece: Piece, smallest: boolean): boolean {
    const [begin, ...others] = piece.halves() ?? [];
    if (begin === undefined) return false;
    first.push(...others.reverse());
    if (!smallest || !halve(begin, true)) first.push(begin);
    return true;
  }

  /** One engine after another, taking pieces as long as there are any. */
  async function work(begin: Piece, own: number): Promise<void> {
    let engine: Engine | undefined;
    let dead = false;
    /** Whether the engine has ever done anything, or broken over something: it could be opened. */
    let proven = false;
    /** How often in a row it has failed without a trap. */
    let silent = 0;
    const open = (): Engine => {
      if (engine !== undefined) return engine;
      // A piece that was long in coming: no one would close the engine.
      if (!wanted()) throw new Error("stopped");
      dead = false;
      proven = false;
      engine = options.openEngine({
        onTrap() {
          proven = true;
          silent = -1;
        },
        onDead() {
          dead = true;
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
    let next: Piece | undefined;
    let piece: Piece | undefined = begin;
    for (; piece !== undefined; piece = next ?? take()) {
      const running = piece.run(open, wanted).catch(() => false);
      next = await following(wanted);
      const done = await running;
      if (!wanted()) {
        if (!done) piece.back();
        next?.back();
        // The others may have gone on meanwhile, and be through with what else there was.
        if (!resting) wake();
        return;
      }
      if (done) {
        proven = true;
        silent = 0;
        continue;
      }
      silent += 1;
      const lost = silent >= silences || (dead && !proven);
      if (dead || lost) {
        drop();
        if (lost) {
          piece.back();
          next?.back();
          failed = true;
          break;
        }
      }
      // In the order of the corpus.
      if (next !== undefined) first.push(next);
      next = undefined;
      if (!halve(piece, silent > 0)) piece.broken();
    }
    drop();
    lanes -= 1;
    // What another one gave back that did not come up has been taken by now.
    if (piece === undefined) failed = false;
    if (lanes > 0 || !failed) return;
    for (const piece of first.splice(0)) piece.back();
    failed = false;
    options.onFailed();
  }

  /** There may be work. */
  function wake(): void {
    resting = false;
    while (lanes < options.cores) {
      const piece = take();
      if (piece === undefined) return;
      lanes += 1;
      void work(piece, turn);
    }
  }

  return {
    wake,
    /** Ends all engines at once, whatever they are doing, and gives back what was not done. */
    stop(): void {
      turn += 1;
      resting = true;
      lanes = 0;
      failed = false;
      for (const piece of first.splice(0)) piece.back();
      for (const engine of opened) engine.close();
      opened.clear();
    },
  };
}
