import type { Dispose } from '../../contract/Dispose.ts';

/**
 * Hydration of the server-rendered page. React hydrates part by part, the innermost last; until all
 * are complete, time is frozen and no data arrive, so that each part finds the state of the server
 * render.
 */
export class Hydration {
  readonly #waiting = new Set<string>();
  readonly #arrived = new Set<string>();
  #holds: readonly Dispose[];
  /** Resolves to whether everything was hydrated; false when it took too long. */
  readonly ended: Promise<boolean>;
  hasEnded = false;
  #resolve: (isHydrated: boolean) => void = () => undefined;

  constructor(holds: readonly Dispose[] = []) {
    this.#holds = holds;
    this.ended = new Promise((resolve) => (this.#resolve = resolve));
    if (holds.length === 0) this.end();
  }

  /** Delays a response of the platform, or its failure, until it may change the page. */
  readonly answer = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const [settled] = await Promise.allSettled([answer]);
    await this.ended;
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };

  /** Registers a part whose inside may not be hydrated yet. */
  expect(part: string): void {
    if (!this.#arrived.has(part)) this.#waiting.add(part);
  }

  /** Marks the inside of a part, or with `page` the page around all parts, as hydrated. */
  arrive(part: string): void {
    this.#arrived.add(part);
    this.#waiting.delete(part);
    if (this.#arrived.has('page') && this.#waiting.size === 0) this.#end(true);
  }

  /** Ends without hydration, or before it was complete. */
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
