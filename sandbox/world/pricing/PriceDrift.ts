import { encodeOutcome } from '../identifiers.ts';
import { highestOverround, lowestOverround, overroundOf } from './applyMargin.ts';
import { moveOdds } from './priceLadder.ts';
import type { Quote } from './quoteMarket.ts';

/** Prices that are one ladder step off the model, until pushed back. */
export class PriceDrift {
  readonly #steps = new Map<number, Map<number, number>>();
  readonly #versions = new Map<number, number>();

  version(eventId: number): number {
    return this.#versions.get(eventId) ?? 0;
  }

  apply(eventId: number, quote: Quote): Quote {
    const steps = this.#steps.get(eventId);
    if (steps === undefined) return quote;
    let moved: number[] | undefined;
    quote.odds.forEach((odds, outcomeIndex) => {
      const step = steps.get(idOf(eventId, quote, outcomeIndex)) ?? 0;
      if (step === 0 || odds === 0) return;
      const tried = (moved ?? [...quote.odds]).with(outcomeIndex, moveOdds(odds, step));
      if (isWithinBounds(tried, quote)) moved = tried;
    });
    const { type, lineIndex } = quote;
    return moved === undefined ? quote : { type, lineIndex, odds: moved };
  }

  /**
   * Pushes a shown price one step, or back if already pushed; false if the margin leaves no room.
   */
  push(eventId: number, quote: Quote, outcomeIndex: number): boolean {
    const id = idOf(eventId, quote, outcomeIndex);
    const odds = quote.odds[outcomeIndex] ?? 0;
    if (odds === 0) return false;
    const steps = this.#steps.get(eventId) ?? new Map<number, number>();
    const before = steps.get(id) ?? 0;
    const next =
      before === 0
        ? [1, -1].find((step) =>
            isWithinBounds(quote.odds.with(outcomeIndex, moveOdds(odds, step)), quote),
          )
        : 0;
    if (next === undefined) return false;
    if (next === 0) steps.delete(id);
    else steps.set(id, next);
    this.#steps.set(eventId, steps);
    this.#versions.set(eventId, this.version(eventId) + 1);
    return true;
  }
}

function idOf(eventId: number, quote: Quote, outcomeIndex: number): number {
  return encodeOutcome({
    eventId,
    typeId: quote.type.id,
    lineIndex: quote.lineIndex,
    outcomeIndex,
  });
}

function isWithinBounds(odds: readonly number[], quote: Quote): boolean {
  const overround = overroundOf(
    odds.filter((price) => price > 0),
    quote.type.winners,
  );
  return overround >= lowestOverround && overround <= highestOverround;
}
