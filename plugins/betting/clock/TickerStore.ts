import type { Dispose, Scheduler } from '#core';

const tickMs = 1000;

interface TickingText {
  readonly node: { textContent: string | null };
  readonly text: () => string;
}

/** Clocks and countdowns: one timer writes only changed texts; nothing re-renders. */
export class TickerStore {
  readonly #scheduler: Pick<Scheduler, 'poll'>;
  readonly #texts = new Set<TickingText>();
  #end: Dispose | undefined;

  constructor(scheduler: Pick<Scheduler, 'poll'>) {
    this.#scheduler = scheduler;
  }

  /** Writes the text now and whenever it has changed. */
  bind(node: { textContent: string | null }, text: () => string): Dispose {
    const ticking: TickingText = { node, text };
    this.#texts.add(ticking);
    write(ticking);
    this.#end ??= this.#scheduler.poll({ everyMs: tickMs, jitter: 0 }, () => {
      for (const each of this.#texts) write(each);
    });
    return () => {
      this.#texts.delete(ticking);
      if (this.#texts.size > 0) return;
      this.#end?.();
      this.#end = undefined;
    };
  }
}

function write({ node, text }: TickingText): void {
  const next = text();
  if (node.textContent !== next) node.textContent = next;
}
