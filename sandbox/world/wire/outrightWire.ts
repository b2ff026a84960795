import type { CouponBet, GameWire, MarketWire, OutcomeWire, PriceHistoryWire } from '#wire';
import { encodeMarket, encodeOutcome } from '../identifiers.ts';
import type { Texts } from '../locales/texts.ts';
import { isContest } from '../contests/ContestEvent.ts';
import type { OutrightBook } from '../outrights/OutrightBook.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import type { OutrightQuote, OutrightState } from '../outrights/OutrightBook.ts';
import type { OutrightMarket } from '../outrights/outrightMarkets.ts';
import type { PriceCourse } from '../pricing/priceCourse.ts';
import type { OfferedEvent } from '../World.ts';
import { champSlug, toTeam } from './gameWire.ts';

/** Maximum number of prices in a list row. */
const inRow = 6;

/** Returns its name in the language of the texts. */
export function outrightTitle(event: OutrightEvent, texts: Texts): string {
  const text = texts.competition(event.competition);
  if (!isContest(event)) return texts.of('outright.title', { text });
  return event.ofDay === undefined
    ? text
    : texts.of('contest.race', { text, line: `${event.ofDay}` });
}

/** Converts to a list row; as an outright has no sides, its two sides are the likeliest winners. */
export function toOutrightGame(
  outrights: OutrightBook,
  event: OutrightEvent,
  nowMs: number,
  texts: Texts,
): GameWire {
  const { competition } = event;
  const state = outrights.stateOf(event, nowMs);
  const quotes = outrights.quotes(event, nowMs);
  const [first, second] = quotes[0]?.market.on === 'teams' ? quotes[0].prices : [];
  const home = outrights.teamOf(event, first?.outcomeIndex ?? 0);
  const away = outrights.teamOf(event, second?.outcomeIndex ?? 1);
  if (home === undefined || away === undefined)
    throw new RangeError(`Competition ${competition.id} needs two teams: raise its teamCount`);
  return {
    id: event.id,
    sportId: competition.sport.id,
    champId: competition.id,
    slug: outrightSlug,
    team1: toTeam(home),
    team2: toTeam(away),
    // A finished season has the day on which it was decided.
    starts_at: Math.floor(
      (state.kind === 'ended' && !isContest(event) ? state.endedAtMs : event.closesAtMs) / 1000,
    ),
    statusId: state.kind === 'ended' ? 4 : 1,
    isLive: false,
    marketCount: quotes.length,
    main: quotes
      .slice(0, 1)
      .map((quote) =>
        toOutrightMarket(
          outrights,
          event,
          { ...quote, prices: quote.prices.slice(0, inRow) },
          texts,
        ),
      ),
    isTop: false,
    outright: {
      name: outrightTitle(event, texts),
      ...(isContest(event)
        ? { places: outrights.placesOf(event, nowMs)?.map(({ name }) => name) ?? [] }
        : { season: event.season }),
    },
  };
}

export function toOfferedOutright(
  { id, competition, opensAtMs, closesAtMs }: OutrightEvent,
  nowMs: number,
): OfferedEvent {
  return {
    id,
    sportId: competition.sport.id,
    competitionId: competition.id,
    slug: outrightSlug,
    section: 'line',
    isOutright: true,
    home: '',
    away: '',
    teamIds: [0, 0],
    startsAtMs: closesAtMs,
    changedAtMs: Math.min(opensAtMs, nowMs),
  };
}

export const outrightSlug = 'outrights';

export function toOutrightMarket(
  outrights: OutrightBook,
  event: OutrightEvent,
  { market, prices }: OutrightQuote,
  texts: Texts,
): MarketWire {
  const outcomes = prices.map(({ outcomeIndex, odds, isBlocked }): OutcomeWire => ({
    id: outrightOutcomeId(event, market, outcomeIndex),
    typeId: market.id,
    name: outcomeName(outrights, event, market, outcomeIndex, texts),
    coef: odds / 1000,
    isBlocked,
  }));
  const [first, ...others] = outcomes;
  if (first === undefined)
    throw new RangeError(
      `Market ${market.id} of outright ${event.id} has no outcome: a quote has at least two`,
    );
  return {
    id: encodeMarket(event.id, market.id, 0),
    typeId: market.id,
    name: texts.of(`market.${market.nameKey}`),
    groupIds: [market.on === 'teams' ? 1 : 2],
    columns: 2,
    outcomes: [first, ...others],
    isBlocked: prices.every(({ isBlocked }) => isBlocked),
  };
}

/** Contenders that were never priced are omitted. */
export function toOutrightHistory(
  outrights: OutrightBook,
  event: OutrightEvent,
  market: OutrightMarket,
  { atMs, odds }: PriceCourse,
  texts: Texts,
): PriceHistoryWire {
  return {
    marketId: encodeMarket(event.id, market.id, 0),
    name: texts.of(`market.${market.nameKey}`),
    at: atMs.map((instantMs) => Math.round(instantMs / 1000)),
    outcomes: Array.from(
      { length: outrights.outcomeCount(event, market) },
      (_unused, outcomeIndex) => outcomeIndex,
    ).flatMap((outcomeIndex) => {
      const coefs = odds.map((prices) => (prices[outcomeIndex] ?? 0) / 1000);
      return coefs.every((coef) => coef === 0)
        ? []
        : [
            {
              id: outrightOutcomeId(event, market, outcomeIndex),
              name: outcomeName(outrights, event, market, outcomeIndex, texts),
              coefs,
            },
          ];
    }),
  };
}

export function toOutrightBet(
  outrights: OutrightBook,
  event: OutrightEvent,
  state: OutrightState,
  market: OutrightMarket,
  outcomeIndex: number,
  offer: { readonly odds: number; readonly isBlocked: boolean },
  texts: Texts,
): CouponBet {
  const { competition } = event;
  return {
    id: outrightOutcomeId(event, market, outcomeIndex),
    typeId: market.id,
    sportId: competition.sport.id,
    gameId: event.id,
    champId: competition.id,
    name: outcomeName(outrights, event, market, outcomeIndex, texts),
    marketName: texts.of(`market.${market.nameKey}`),
    gameName: outrightTitle(event, texts),
    champName: texts.competition(competition),
    sportIcon: competition.sport.icon,
    gameSlug: outrightSlug,
    champSlug: champSlug(competition),
    sportSlug: competition.sport.key,
    coef: offer.odds / 1000,
    kind: ordinary,
    isLive: false,
    isBlocked: offer.isBlocked,
    isDepend: false,
    // An outright depends on the matches of its competition, so it may not be combined; a contest
    // depends on nothing.
    isBannedExpress: !isContest(event),
    isDisabledBanker: !isContest(event),
    isFinished: state.kind === 'ended',
    statusId: state.kind === 'ended' ? 4 : 1,
    starts_at: Math.floor(event.closesAtMs / 1000),
  };
}

const ordinary = 1;

function outrightOutcomeId(
  { id }: OutrightEvent,
  market: OutrightMarket,
  outcomeIndex: number,
): number {
  return encodeOutcome({ eventId: id, typeId: market.id, lineIndex: 0, outcomeIndex });
}

function outcomeName(
  outrights: OutrightBook,
  event: OutrightEvent,
  market: OutrightMarket,
  outcomeIndex: number,
  texts: Texts,
): string {
  if (market.on === 'teams') return outrights.teamOf(event, outcomeIndex)?.name ?? '';
  const scorer = outrights.scorerOf(event, outcomeIndex);
  return scorer === undefined
    ? texts.of('outcome.anyOtherPlayer')
    : `${scorer.name} (${scorer.team.name})`;
}
