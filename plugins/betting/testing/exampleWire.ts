import type { GameFull, GameWire, MarketWire, ScoreWire } from '#wire';

const outcomesOfEvent = 2 ** 21;

/** A main market as the platform sends it; outcome ids follow the platform's arithmetic. */
export function exampleMarket(
  eventId: number,
  typeId: number,
  coefs: readonly number[],
  given: Partial<MarketWire> = {},
): MarketWire {
  const outcomes = coefs.map((coef, index) => ({
    id: eventId * outcomesOfEvent + typeId * 2 ** 12 + index,
    typeId,
    name: ['Harbour City', 'Draw', 'Kingsport Rovers'][index] ?? `Outcome ${index}`,
    short: ['1', 'X', '2'][index] ?? '',
    coef,
    isBlocked: false,
  }));
  return {
    id: eventId * 2 ** 16 + typeId * 2 ** 7,
    typeId,
    name: 'Result',
    groupIds: [1],
    columns: 3,
    outcomes: outcomes as MarketWire['outcomes'],
    ...given,
  };
}

export function exampleScore(given: Partial<ScoreWire> = {}): ScoreWire {
  return {
    home: 2,
    away: 1,
    periods: [
      [1, 1],
      [1, 0],
    ],
    phase: 'h2',
    phase_name: '2nd half',
    ...given,
  };
}

export function exampleGame(id: number, given: Partial<GameWire> = {}): GameWire {
  return {
    id,
    sportId: 1,
    champId: 7,
    slug: 'harbour-city-kingsport-rovers',
    team1: { id: 1, name: 'Harbour City', short: 'HAR', colors: ['#112233', '#445566'] },
    team2: { id: 2, name: 'Kingsport Rovers', short: 'KIN', colors: ['#778899', '#aabbcc'] },
    starts_at: 1_700_003_600,
    statusId: 1,
    isLive: false,
    marketCount: 3,
    main: [exampleMarket(id, 1, [1.85, 3.6, 4.35])],
    ...given,
  };
}

export function exampleFull(
  id: number,
  markets: readonly MarketWire[],
  given: Partial<GameFull> = {},
): GameFull {
  return {
    game: exampleGame(id),
    champ: {
      id: 7,
      name: 'England. Premier Division',
      slug: 'premier-division',
      sportId: 1,
      countryId: 2,
      countryName: 'England',
      iso: 'gb-eng',
      lineCount: 10,
      liveCount: 1,
      isTop: true,
    },
    groups: [{ id: 1, name: 'Main', count: 3 }],
    subs: [],
    markets: [...markets],
    timeline: [],
    momentum: [],
    seq: 1,
    ...given,
  };
}
