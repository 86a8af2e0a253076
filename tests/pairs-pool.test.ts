import { describe, expect, it } from "vitest";
import type { Engine, EngineOptions } from "../www/src/engine/client.js";
import { createPool, type Piece } from "../www/src/pairs/measure/pool.js";

type Told = Pick<EngineOptions, "onTrap" | "onDead">;

/** Numbers to be worked through, and what becomes of each. */
class Numbers {
  readonly done: number[] = [];
  readonly bad: number[] = [];
  readonly prepared: number[] = [];
  readonly calls: number[][] = [];
  readonly engines: { readonly told: Told; closed: boolean }[] = [];
  failures = 0;
  waiting: number[];
  /** What comes of a call; it is called once the call is made. */
  answer: (numbers: readonly number[], told: Told) => Promise<boolean> = async () => true;

  /** What is waited for before a call. */
  before: (numbers: readonly number[]) => Promise<void> | undefined = () => undefined;

  constructor(count: number) {
    this.waiting = Array.from({ length: count }, (_, at) => at);
  }

  readonly pool = (cores: number, size: number) =>
    createPool({
      cores,
      openEngine: (told) => {
        const engine = { told, closed: false };
        this.engines.push(engine);
        const close = () => {
          engine.closed = true;
        };
        return Object.assign(engine, { close }) as unknown as Engine;
      },
      take: () => {
        const numbers = this.waiting.splice(0, size);
        return numbers.length === 0 ? undefined : this.#piece(numbers);
      },
      onFailed: () => {
        this.failures += 1;
      },
    });

  #piece(numbers: readonly number[]): Piece {
    return {
      prepare: () => {
        this.prepared.push(...numbers);
      },
      run: async (engine) => {
        await this.before(numbers);
        this.calls.push([...numbers]);
        const { told } = engine() as unknown as { told: Told };
        const isDone = await this.answer(numbers, told);
        if (isDone) this.done.push(...numbers);
        return isDone;
      },
      halves: () => {
        const middle = numbers.length >> 1;
        if (middle === 0) return undefined;
        return [numbers.slice(0, middle), numbers.slice(middle)].map((half) => this.#piece(half));
      },
      broken: () => this.bad.push(...numbers),
      back: () => this.waiting.unshift(...numbers),
    };
  }

  /** Those that are neither done, nor bad, nor waiting, or more than one of it. */
  lost(count: number): readonly number[] {
    const all = [...this.done, ...this.bad, ...this.waiting];
    return Array.from({ length: count }, (_, at) => at).filter(
      (one) => all.filter((other) => other === one).length !== 1,
    );
  }
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const rest = () => new Promise((resolve) => setTimeout(resolve));

describe("engines side by side", () => {
  it("do all there is to do, no more of them at once than there are cores, and close", async () => {
    const numbers = new Numbers(20);
    let at = 0;
    let most = 0;
    numbers.answer = async () => {
      at += 1;
      most = Math.max(most, at);
      await rest();
      at -= 1;
      return true;
    };
    numbers.pool(3, 2).wake();
    await rest();
    while (numbers.engines.some(({ closed }) => !closed)) await rest();
    expect(sorted(numbers.done)).toEqual(Array.from({ length: 20 }, (_, one) => one));
    expect(most).toBe(3);
    expect(numbers.engines).toHaveLength(3);
  });

  it("prepare the piece after the one they work at, and take it afterwards", async () => {
    const numbers = new Numbers(3);
    const seen: number[][] = [];
    numbers.answer = async () => {
      await rest();
      seen.push([...numbers.prepared]);
      return true;
    };
    numbers.pool(1, 1).wake();
    while (seen.length < 3) await rest();
    expect(numbers.calls).toEqual([[0], [1], [2]]);
    expect(seen).toEqual([[1], [1, 2], [1, 2]]);
  });

  it("open nothing where there is nothing to do", () => {
    const numbers = new Numbers(0);
    numbers.pool(2, 2).wake();
    expect(numbers.engines).toEqual([]);
  });

  it("halve what breaks until what breaks it is alone", async () => {
    const numbers = new Numbers(16);
    numbers.answer = async (given, told) => {
      const isBad = given.includes(5) || given.includes(6);
      if (isBad) told.onTrap();
      return !isBad;
    };
    numbers.pool(1, 8).wake();
    await rest();
    expect(numbers.bad).toEqual([5, 6]);
    expect(numbers.lost(16)).toEqual([]);
    // In order, so that what comes early in the corpus is known early.
    expect(numbers.done.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(numbers.failures).toBe(0);
  });

  it("take a fresh engine for one that died over a piece", async () => {
    const numbers = new Numbers(8);
    let breaks = 0;
    numbers.answer = async (given, told) => {
      if (!given.includes(2)) return true;
      breaks += 1;
      // The third time nothing of it is available any longer.
      if (breaks === 3) told.onDead();
      else told.onTrap();
      return false;
    };
    numbers.pool(1, 8).wake();
    await rest();
    expect(numbers.lost(8)).toEqual([]);
    expect(numbers.bad).toEqual([2]);
    expect(numbers.engines.length).toBeGreaterThan(1);
    expect(numbers.engines.every(({ closed }) => closed)).toBe(true);
  });

  it("give up where the core is silent over all there is, and say so once", async () => {
    const numbers = new Numbers(64);
    numbers.answer = async () => false;
    const pool = numbers.pool(1, 16);
    pool.wake();
    await rest();
    expect(numbers.calls.map(({ length }) => length)).toEqual([16, 1, 1]);
    expect(numbers.failures).toBe(1);
    expect(numbers.bad).toEqual([0]);
    expect(numbers.lost(64)).toEqual([]);
    // What is gone on with is not what was silent.
    numbers.answer = async () => true;
    pool.wake();
    await rest();
    expect(numbers.lost(64)).toEqual([]);
    expect(numbers.done).toHaveLength(63);
  });

  it("find the one over which the core is silent", async () => {
    const numbers = new Numbers(64);
    numbers.answer = async (given) => !given.includes(7);
    numbers.pool(1, 16).wake();
    await rest();
    expect(numbers.bad).toEqual([7]);
    expect(numbers.lost(64)).toEqual([]);
    expect(numbers.failures).toBe(0);
  });

  it("give all back where no engine comes up, and say so once", async () => {
    const numbers = new Numbers(8);
    numbers.answer = async (_, told) => {
      told.onDead();
      return false;
    };
    const pool = numbers.pool(2, 2);
    pool.wake();
    await rest();
    expect(numbers.failures).toBe(1);
    expect(numbers.bad).toEqual([]);
    expect(sorted(numbers.waiting)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    numbers.answer = async () => true;
    pool.wake();
    await rest();
    expect(sorted(numbers.done)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("end at once when they are stopped; what comes late is not taken for done twice", async () => {
    const numbers = new Numbers(6);
    const late: ((isDone: boolean) => void)[] = [];
    numbers.answer = () => new Promise((resolve) => late.push(resolve));
    const pool = numbers.pool(2, 2);
    pool.wake();
    await rest();
    pool.stop();
    expect(numbers.engines.map(({ closed }) => closed)).toEqual([true, true]);
    for (const tell of late.splice(0)) tell(false);
    await rest();
    expect(sorted(numbers.waiting)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(late).toEqual([]);
    numbers.answer = async () => true;
    pool.wake();
    await rest();
    expect(numbers.lost(6)).toEqual([]);
    expect(numbers.done).toHaveLength(6);
  });

  it("are not opened for a piece that was long in coming; it is taken again", async () => {
    const numbers = new Numbers(2);
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    numbers.before = () => coming;
    const pool = numbers.pool(1, 1);
    pool.wake();
    await rest();
    pool.stop();
    numbers.before = () => undefined;
    pool.wake();
    await rest();
    come();
    await rest();
    expect(sorted(numbers.done)).toEqual([0, 1]);
    expect(numbers.engines.every(({ closed }) => closed)).toBe(true);
  });

  it("say nothing of one that did not come up where the others do all there is to do", async () => {
    const numbers = new Numbers(6);
    numbers.answer = async (_, told) => {
      await rest();
      if (told !== numbers.engines[0]?.told) return true;
      told.onDead();
      return false;
    };
    numbers.pool(2, 1).wake();
    while (numbers.done.length < 6) await rest();
    await rest();
    expect(numbers.failures).toBe(0);
    expect(numbers.lost(6)).toEqual([]);
  });

  it("take a piece that throws for one that breaks", async () => {
    const numbers = new Numbers(3);
    numbers.answer = async (given) => {
      if (given.includes(1)) throw new Error("not to be cloned");
      return true;
    };
    numbers.pool(1, 3).wake();
    await rest();
    expect(numbers.bad).toEqual([1]);
    expect(sorted(numbers.done)).toEqual([0, 2]);
  });
});
