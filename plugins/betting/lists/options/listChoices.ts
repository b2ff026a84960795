import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { isStoredListChoices } from '#stored/betting/isStoredListChoices.js';

/** Display choices for lists beside the core's `preferences`: view, market names, odds. */
export interface ListChoices {
  readonly isCompact: boolean;
  readonly hasLogos: boolean;
  readonly hasEventIds: boolean;
  readonly isScoreDetailed: boolean;
  readonly isBestOnTop: boolean;
  /** The tree shows sports without their countries and competitions. */
  readonly isSportsOnly: boolean;
  /** Competitions of a country are grouped under its name. */
  readonly isByCategory: boolean;
  readonly isByTime: boolean;
  readonly isOnlyVideo: boolean;
  /** A broadcast whose place on the page is scrolled away continues above the page. */
  readonly isVideoMoved: boolean;
  /** Live lists continue with events that start within two hours. */
  readonly hasUpcoming: boolean;
  /** How far ahead lines look; undefined is everything. */
  readonly withinH: number | undefined;
  readonly markets: readonly RowMarketKind[];
  /** Columns of single sports that differ from `markets`, see `sportMarketsIn`. */
  readonly sportMarkets: readonly string[];
  /** Lines of each ladder in the Asian view, the main one included. */
  readonly asianLines: number;
  /** Rows have a button that puts a live match beside others. */
  readonly isMulti: boolean;
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  readonly isBetGenerator: boolean;
  /** Matches shown on the pages of cyber sport. */
  readonly cyberMatches: CyberMatches;
  /** Markets of an event in one column where there is room for two. */
  readonly isOneColumn: boolean;
  /** Kinds of markets that come first on the pages of events, see `pinKey`. */
  readonly pinnedMarkets: readonly number[];
  readonly hiddenLineSports: readonly number[];
  readonly hiddenLiveSports: readonly number[];
}

export type CyberMatches = 'all' | 'live' | 'line';
const firstMarkets: readonly RowMarketKind[] = ['result', 'total', 'handicap'];
/** Kinds of columns, in the order of the panel. */
export const columnKinds = [
  'result',
  'total',
  'handicap',
  'doubleChance',
  'bothScore',
  'drawNoBet',
  'team1Total',
  'team2Total',
  'oddEven',
] as const satisfies readonly RowMarketKind[];
/** Three fit into a row everywhere, two more on wide screens. */
export const mostMarkets = 5;
export const withinHours = [1, 3, 12, 24, 72] as const;
export const mostAsianLines = 3;
/** Largest number of hidden sports and of pinned markets. */
export const mostIds = 60;

export const firstListChoices: ListChoices = Object.freeze({
  isCompact: false,
  hasLogos: false,
  hasEventIds: false,
  isScoreDetailed: true,
  isBestOnTop: true,
  isSportsOnly: false,
  isByCategory: false,
  isByTime: false,
  isOnlyVideo: false,
  isVideoMoved: true,
  hasUpcoming: false,
  withinH: undefined,
  markets: firstMarkets,
  sportMarkets: [],
  asianLines: 2,
  isMulti: false,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  isBetGenerator: true,
  cyberMatches: 'all',
  isOneColumn: false,
  pinnedMarkets: [],
  hiddenLineSports: [],
  hiddenLiveSports: [],
});

export type ListChoice = keyof ListChoices;

export const listChoices = Object.keys(firstListChoices) as readonly ListChoice[];

/** Choices that change the rows of a list, so that the rows of the first page cannot be used. */
export const viewChoices = [
  'isCompact',
  'hasLogos',
  'hasEventIds',
  'isScoreDetailed',
  'isByCategory',
  'isByTime',
  'isOnlyVideo',
  'isMulti',
  'markets',
  'sportMarkets',
] as const satisfies readonly ListChoice[];

/** Whether a value from outside can be that choice. */
export function isListChoice<Key extends ListChoice>(
  key: Key,
  value: unknown,
): value is ListChoices[Key] {
  return value === undefined ? key === 'withinH' : isStoredListChoices({ [key]: value });
}

function areColumns(value: unknown): value is readonly RowMarketKind[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostMarkets &&
    new Set(value).size === value.length &&
    value.every((kind) => columnKinds.some((known) => known === kind))
  );
}

/** `4:total.result`: a sport and its columns, as text, so that the account can keep it. */
function sportMarketsIn(
  text: string,
): { readonly sportId: number; readonly markets: readonly RowMarketKind[] } | undefined {
  const [, id, kinds = ''] = /^([1-9]\d{0,9}):([a-zA-Z\d.]+)$/.exec(text) ?? [];
  const markets: unknown = kinds.split('.');
  return id !== undefined && areColumns(markets) ? { sportId: Number(id), markets } : undefined;
}

/** The columns of a sport: its own where it has some, else those of all sports. */
export function marketsOf(
  { markets, sportMarkets }: Pick<ListChoices, 'markets' | 'sportMarkets'>,
  sportId: number | undefined,
): readonly RowMarketKind[] {
  const own = sportMarkets.flatMap((text) => sportMarketsIn(text) ?? []);
  return own.find((each) => each.sportId === sportId)?.markets ?? markets;
}

/**
 * Returns the columns of single sports with a change of one; columns equal to `markets` are
 * removed.
 */
export function withMarketsOf(
  { markets, sportMarkets }: Pick<ListChoices, 'markets' | 'sportMarkets'>,
  sportId: number,
  own: readonly RowMarketKind[],
): readonly string[] {
  const others = sportMarkets.filter((text) => sportMarketsIn(text)?.sportId !== sportId);
  return isSameChoice(own, markets)
    ? others
    : [...others, `${sportId}:${own.join('.')}`].slice(-mostIds);
}

/** Replaces columns that a sport does not have by those of the standard three that it has. */
export function columnsOf(
  chosen: readonly RowMarketKind[],
  offered: readonly RowMarketKind[] | undefined,
): readonly RowMarketKind[] {
  if (offered === undefined) return chosen;
  const spare = firstMarkets.filter((kind) => offered.includes(kind) && !chosen.includes(kind));
  return chosen.flatMap((kind) => (offered.includes(kind) ? kind : (spare.shift() ?? [])));
}

/** Returns the markets to request; undefined if the standard three are enough. */
function askedMarkets(
  choices: ListChoices,
  sportId: number | undefined,
): readonly RowMarketKind[] | undefined {
  const own = sportId === undefined ? choices.sportMarkets : [];
  const asked = new Set([
    ...marketsOf(choices, sportId),
    ...own.flatMap((text) => sportMarketsIn(text)?.markets ?? []),
  ]);
  if (isOfEveryRow([...asked])) return undefined;
  // The standard three are the fallback for a sport without such a market.
  return [...new Set([...asked, ...firstMarkets])];
}

export function isSameChoice(first: unknown, second: unknown): boolean {
  return (
    first === second ||
    (Array.isArray(first) && Array.isArray(second) && first.join() === second.join())
  );
}

/** Whether these are the three that every row has, in whatever order. */
export function isOfEveryRow(markets: readonly RowMarketKind[]): boolean {
  return (
    markets.length === firstMarkets.length && markets.every((kind) => firstMarkets.includes(kind))
  );
}

/** A list's query with these choices. Named events or one sport ignore hidden sports. */
export function withChoices(query: EventQuery, choices: ListChoices, isAsian: boolean): EventQuery {
  const hidden = query.section === 'live' ? choices.hiddenLiveSports : choices.hiddenLineSports;
  const isOfDay = query.fromS !== undefined;
  const withinH =
    query.withinH ?? (query.section === 'line' && !isOfDay ? choices.withinH : undefined);
  const markets = isAsian ? (['asian'] as const) : askedMarkets(choices, query.sportId);
  return {
    ...query,
    ...(withinH === undefined ? {} : { withinH }),
    ...(hidden.length === 0 || query.sportId !== undefined || query.eventIds !== undefined
      ? {}
      : { withoutSportIds: hidden }),
    ...(choices.isOnlyVideo ? { hasVideo: true as const } : {}),
    ...(choices.isByTime || !choices.isBestOnTop ? { isByTime: true } : {}),
    ...(markets === undefined ? {} : { markets }),
  };
}
