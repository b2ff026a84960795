import type { Dispose } from '../../contract/Dispose.ts';

/**
 * The time in which the page takes over what the edge drew. React does so part by part, the
 * innermost last; until all have come, time stands still and nothing arrives, so that each part
 * finds what the edge found.
 */
export class Hydration {
  readonly #waiting = new Set<string>();
  readonly #arrived = new Set<string>();
  #holds: readonly Dispose[];
  /** Resolves to whether all has been serverRender over; false when it took too long. */
  readonly ended: Promise<boolean>;
  hasEnded = false;
  #resolve: (isHydrated: boolean) => void = () => undefined;

  constructor(holds: readonly Dispose[] = []) {
    this.#holds = holds;
    this.ended = new Promise((resolve) => (this.#resolve = resolve));
    if (holds.length === 0) this.end();
  }

  /** The same answer of the platform, or failure, when it may change the page. */
  readonly answer = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const [settled] = await Promise.allSettled([answer]);
    await this.ended;
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };

  /** A part is on the page whose inside may still be the edge's. */
  expect(part: string): void {
    if (!this.#arrived.has(part)) this.#waiting.add(part);
  }

  /** The inside of a part, or with `page` the page around all parts, has been serverRender over. */
  arrive(part: string): void {
    this.#arrived.add(part);
    this.#waiting.delete(part);
    if (this.#arrived.has('page') && this.#waiting.size === 0) this.#end(true);
  }

  /** Nothing is serverRender over, or not all in time. */
  end(): void {
    this.#end(false);
  }

  #end(isHydrated: boolean): void {
    const holds = this.#holds;
    this.#holds = [];
    this.hasEnded = true;
    for (const release of holds) release();
    this.#resolve(isHydrated);
  }
}
