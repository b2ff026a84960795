import type { MarketWire, OutcomeWire, PriceHistoryWire } from '#wire';
import { engineOf } from '../engine/engines.ts';
import { encodeMarket, encodeOutcome } from '../identifiers.ts';
import type { Texts } from '../locales/texts.ts';
import { lineAt, type MarketType } from '../markets/MarketType.ts';
import { subEventOf } from '../markets/subEventOf.ts';
import { outcomeIdOf } from '../Pricing.ts';
import type { PriceCourse } from '../pricing/priceCourse.ts';
import type { Quote } from '../pricing/quoteMarket.ts';
import type { SportEvent } from '../SportEvent.ts';

export function toMarket(
  event: SportEvent,
  quote: Quote,
  isBlocked: boolean,
  texts: Texts,
): MarketWire {
  const { type, lineIndex } = quote;
  const names = { home: event.home.name, away: event.away.name };
  const { groups } = engineOf(event.competition);
  const line = lineAt(type, lineIndex);
  const subEvent = subEventOf(type.scope);
  const outcomes = quote.odds.flatMap((odds, index): OutcomeWire[] =>
    odds === 0 ? [] : [toOutcome(event, quote, index, isBlocked, texts)],
  );
  const [first, ...others] = outcomes;
  if (first === undefined)
    throw new RangeError(
      `Market ${type.id} of event ${event.id} has no outcome: a quote has at least two`,
    );
  return {
    id: encodeMarket(event.id, type.id, lineIndex),
    typeId: type.id,
    name: texts.market(type, lineIndex, names),
    groupIds: type.groups.map((group) => groups.indexOf(group) + 1),
    columns: type.columns,
    outcomes: [first, ...others],
    ...(line === undefined ? {} : { line }),
    isBlocked,
    ...(type.scope === 'match' ? {} : { period: type.scope.slice(0, 12) }),
    ...(subEvent === undefined
      ? {}
      : { sub: subEvent, short: texts.market(type, lineIndex, names, subEvent) }),
  };
}

/** Outcomes that were never priced are omitted. */
export function toPriceHistory(
  event: SportEvent,
  type: MarketType,
  lineIndex: number,
  { atMs, odds, source }: PriceCourse & Pick<Quote, 'source'>,
  texts: Texts,
): PriceHistoryWire {
  const names = { home: event.home.name, away: event.away.name };
  return {
    marketId: encodeMarket(event.id, type.id, lineIndex),
    name: texts.market(type, lineIndex, names),
    at: atMs.map((instantMs) => Math.round(instantMs / 1000)),
    outcomes: type.outcomes.flatMap((label, index) => {
      const coefs = odds.map((prices) => (prices[index] ?? 0) / 1000);
      if (coefs.every((coef) => coef === 0)) return [];
      return [
        {
          id: encodeOutcome({ eventId: event.id, typeId: type.id, lineIndex, outcomeIndex: index }),
          name: texts.outcome(type, lineIndex, label, names),
          coefs,
        },
      ];
    }),
    ...(source === undefined ? {} : { source }),
  };
}

function toOutcome(
  event: SportEvent,
  quote: Quote,
  index: number,
  isBlocked: boolean,
  texts: Texts,
): OutcomeWire {
  const { type, lineIndex } = quote;
  const label = type.outcomes[index];
  if (label === undefined)
    throw new RangeError(
      `Market type ${type.id} has no outcome ${index}: its settle and outcomes disagree`,
    );
  const line = lineAt(type, lineIndex);
  const short = texts.short(label);
  return {
    id: outcomeIdOf(event.id, quote, index),
    typeId: type.id,
    name: texts.outcome(type, lineIndex, label, { home: event.home.name, away: event.away.name }),
    coef: (quote.odds[index] ?? 0) / 1000,
    isBlocked,
    ...(short === undefined ? {} : { short }),
    ...(label.line === undefined || line === undefined
      ? {}
      : { line: label.line === 'negated' ? 0 - line : line }),
  };
}
