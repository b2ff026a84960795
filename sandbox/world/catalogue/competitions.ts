import { cupTeams } from '../cup/cupPlan.ts';
import { pick } from '../random.ts';
import { countries, countryOf, type Country } from './countries.ts';
import { disciplineOf, type CyberKind, type Discipline } from './disciplines.ts';
import { sportOf, type Sport } from './sports.ts';
import type { WorldSize } from '../World.ts';

export interface Competition {
  /** 1 to 999: part of every event id, so the order of the list below must never change. */
  readonly id: number;
  readonly sport: Sport;
  readonly country: Country;
  /** Dictionary key of the name after the country. */
  readonly nameKey: string;
  readonly isTop: boolean;
  /** Kick-offs per day; 24 h ÷ this is the time between them. */
  readonly matchesADay: number;
  /** How long before its start an event is offered. */
  readonly offeredH: number;
  readonly size: WorldSize;
  readonly teamCount: number;
  /** A knock-out cup: the loser of a tie is out. */
  readonly isCup: boolean;
  /** Ties have two legs, except for the final. */
  readonly hasTwoLegs: boolean;
  /** Has outrights for its season. */
  readonly hasOutrights: boolean;
  /** Of cyber sport. */
  readonly discipline?: Discipline;
  readonly cyberKind?: CyberKind;
  /** Name of an imported competition. */
  readonly importedName?: string;
}

/** Flags: `top`, `cup`, `legs`, `virtual`, `outrights`. */
type Row = readonly [
  sportId: number,
  iso: string,
  nameKey: string,
  matchesADay: number,
  offeredH: number,
  flags?: string,
  discipline?: string,
];

/**
 * First the competitions that both sizes have. The "rolling" ones kick off all around the clock,
 * often enough that at least three matches of each playing sport are always live.
 */
const shared: readonly Row[] = [
  [1, 'int', 'championsCup', 4, 72, 'top cup legs'],
  [1, 'gb-eng', 'premierDivision', 5, 72, 'top outrights'],
  [1, 'int', 'clubSeries', 60, 7],
  [4, 'fr', 'openMarseille', 60, 2.5, 'top'],
  [4, 'int', 'challengerTour', 60, 2.5],
  [3, 'int', 'northLeague', 60, 5, 'top'],
  [2, 'int', 'polarLeague', 48, 6, 'top'],
  [6, 'it', 'serieA1', 4, 24, 'outrights'],
  [10, 'cz', 'proLeague', 8, 24],
  [17, 'int', 'cyberMasters', 4, 24, 'top', 'strike-zone'],
  [8, 'de', 'handballLeague', 3, 24, 'outrights'],
  [12, 'in', 'premierTwenty', 2, 36, 'outrights'],
  [11, 'us', 'gridironLeague', 2, 36, 'outrights'],
  [5, 'us', 'diamondLeague', 4, 24, 'outrights'],
  [13, 'dk', 'badmintonOpen', 4, 24],
  [9, 'gb-eng', 'fightNight', 2, 36],
  [16, 'us', 'cageSeries', 2, 36],
  [14, 'nl', 'dartsPremier', 4, 24],
  [15, 'gb-eng', 'snookerMasters', 4, 24],
  [7, 'fr', 'rugbyTop', 2, 36, 'outrights'],
];

const topFootball: readonly Row[] = [
  [1, 'es', 'primera', 5, 168, 'top outrights'],
  [1, 'it', 'seriePrima', 5, 168, 'top outrights'],
  [1, 'de', 'bundesliga', 5, 168, 'top outrights'],
  [1, 'gb-eng', 'secondDivision', 6, 168, 'outrights'],
  [1, 'gb-eng', 'leagueCup', 4, 168, 'cup'],
  [1, 'fr', 'divisionOne', 5, 168, 'top outrights'],
];

interface Spread {
  readonly sportId: number;
  readonly nameKeys: readonly string[];
  readonly countryCount: number;
  readonly matchesADay: number;
  readonly offeredH: number;
}

/** Only in the full world: leagues of many countries. */
const spreads: readonly Spread[] = [
  {
    sportId: 1,
    nameKeys: ['premierDivision', 'secondDivision'],
    countryCount: 54,
    matchesADay: 5,
    offeredH: 192,
  },
  {
    sportId: 1,
    nameKeys: ['youthLeague', 'womenLeague'],
    countryCount: 18,
    matchesADay: 3,
    offeredH: 120,
  },
  { sportId: 4, nameKeys: ['tour', 'womenTour'], countryCount: 14, matchesADay: 10, offeredH: 60 },
  { sportId: 3, nameKeys: ['premierDivision'], countryCount: 40, matchesADay: 4, offeredH: 168 },
  { sportId: 3, nameKeys: ['womenLeague'], countryCount: 16, matchesADay: 3, offeredH: 96 },
  { sportId: 2, nameKeys: ['premierDivision'], countryCount: 22, matchesADay: 5, offeredH: 168 },
  {
    sportId: 6,
    nameKeys: ['premierDivision', 'womenLeague'],
    countryCount: 16,
    matchesADay: 3,
    offeredH: 96,
  },
  { sportId: 10, nameKeys: ['proLeague'], countryCount: 8, matchesADay: 40, offeredH: 24 },
  {
    sportId: 17,
    nameKeys: ['cyberLeague', 'cyberCup'],
    countryCount: 10,
    matchesADay: 4,
    offeredH: 72,
  },
  { sportId: 8, nameKeys: ['premierDivision'], countryCount: 18, matchesADay: 3, offeredH: 96 },
  { sportId: 12, nameKeys: ['premierTwenty'], countryCount: 6, matchesADay: 2, offeredH: 120 },
  { sportId: 11, nameKeys: ['premierDivision'], countryCount: 4, matchesADay: 2, offeredH: 120 },
  { sportId: 5, nameKeys: ['premierDivision'], countryCount: 6, matchesADay: 5, offeredH: 72 },
  { sportId: 13, nameKeys: ['tour'], countryCount: 8, matchesADay: 6, offeredH: 48 },
  { sportId: 14, nameKeys: ['tour'], countryCount: 6, matchesADay: 6, offeredH: 48 },
  { sportId: 15, nameKeys: ['tour'], countryCount: 5, matchesADay: 6, offeredH: 48 },
  { sportId: 7, nameKeys: ['premierDivision'], countryCount: 10, matchesADay: 2, offeredH: 120 },
  { sportId: 9, nameKeys: ['fightNight'], countryCount: 5, matchesADay: 1, offeredH: 168 },
  { sportId: 16, nameKeys: ['cageSeries'], countryCount: 5, matchesADay: 1, offeredH: 168 },
];

/** Leagues below a first league are named after it, to tell them from another country's. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.es': { premierDivision: 'segunda', secondDivision: 'tercera' },
  '1.it': { premierDivision: 'serieSeconda', secondDivision: 'serieTerza' },
  '1.de': { premierDivision: 'bundesligaTwo', secondDivision: 'regionalliga' },
  '1.fr': { premierDivision: 'divisionTwo', secondDivision: 'divisionThree' },
};

/** Kinds of leagues that alternate between these countries. */
const played = ['strike-zone', 'ancient-lanes', 'rift-keepers', 'valiant-five'] as const;

function spreadRows({ sportId, nameKeys, countryCount, matchesADay, offeredH }: Spread): Row[] {
  return countries
    .slice(1, countryCount + 1)
    .flatMap(({ iso }, country) =>
      nameKeys.map((nameKey, index): Row => {
        const row = [sportId, iso, nameKey, matchesADay, offeredH] as const;
        return sportId === 17
          ? [...row, '', pick(played, ((country + index) % played.length) / played.length)]
          : row;
      }),
    )
    .filter(
      ([sport, iso, nameKey]) =>
        ![...shared, ...topFootball, ...series].some(
          (row) => row[0] === sport && row[1] === iso && row[2] === nameKey,
        ),
    )
    .map(([sport, iso, nameKey, ...rest]): Row => [
      sport,
      iso,
      ownNames[`${sport}.${iso}`]?.[nameKey] ?? nameKey,
      ...rest,
    ]);
}

function toCompetition(
  [sportId, iso, nameKey, matchesADay, offeredH, flags = '', discipline]: Row,
  index: number,
  size: WorldSize,
): Competition {
  return {
    id: index + 1,
    sport: sportOf(sportId),
    country: countryOf(iso),
    nameKey,
    isTop: flags.includes('top'),
    isCup: flags.includes('cup'),
    hasTwoLegs: flags.includes('legs'),
    hasOutrights: flags.includes('outrights'),
    matchesADay,
    offeredH,
    size,
    teamCount: flags.includes('cup') ? cupTeams : Math.max(12, Math.min(126, matchesADay * 2 + 6)),
    ...(discipline === undefined
      ? {}
      : {
          discipline: disciplineOf(discipline),
          cyberKind: flags.includes('virtual') ? ('virtual' as const) : ('real' as const),
        }),
  };
}

/**
 * Also in both sizes: series that kick off often enough that in every one of these sports something
 * is live and something begins within the hour, and cyber sport around the clock. They were added
 * later, so their ids come later, too.
 */
const series: readonly Row[] = [
  [6, 'int', 'volleyballSeries', 32, 1.5],
  [10, 'int', 'tableTennisSeries', 64, 0.75],
  [8, 'int', 'handballSeries', 24, 1.5],
  [12, 'int', 'twentySeries', 12, 2.5],
  [11, 'int', 'gridironSeries', 24, 1.5],
  [5, 'int', 'diamondSeries', 24, 1.5],
  [13, 'int', 'badmintonSeries', 48, 1],
  [14, 'int', 'dartsSeries', 60, 0.75],
  [15, 'int', 'snookerSeries', 24, 1.5],
  [7, 'int', 'rugbySeries', 24, 1.5],
  [9, 'int', 'fightSeries', 24, 1.25],
  [16, 'int', 'cageNights', 24, 1.25],
  [4, 'fr', 'tour', 3, 36],
  [3, 'es', 'premierDivision', 3, 36, 'outrights'],
  [2, 'se', 'premierDivision', 3, 36, 'outrights'],
  [17, 'int', 'cyberOpen', 12, 2.5, '', 'strike-zone'],
  [17, 'int', 'cyberOpen', 12, 2.5, '', 'ancient-lanes'],
  [17, 'int', 'cyberOpen', 12, 2.5, '', 'rift-keepers'],
  [17, 'int', 'cyberOpen', 12, 2.5, '', 'valiant-five'],
  [17, 'int', 'cyberLeague', 48, 1, '', 'cyber-football'],
  [17, 'int', 'cyberLeague', 24, 1.5, '', 'cyber-basketball'],
  [17, 'int', 'cyberSimulation', 64, 0.75, 'virtual', 'cyber-football'],
  [17, 'int', 'cyberSimulation', 48, 0.75, 'virtual', 'cyber-basketball'],
  [17, 'int', 'cyberSimulation', 64, 0.75, 'virtual', 'cyber-tennis'],
];

const earlier: readonly Competition[] = [
  ...shared.map((row, index) => toCompetition(row, index, 'small')),
  ...[...topFootball, ...spreads.flatMap(spreadRows)].map((row, index) =>
    toCompetition(row, shared.length + index, 'full'),
  ),
];

const all: readonly Competition[] = [
  ...earlier,
  ...series.map((row, index) => toCompetition(row, earlier.length + index, 'small')),
];

export function competitionsOf(size: WorldSize): readonly Competition[] {
  return size === 'full' ? all : all.filter((competition) => competition.size === 'small');
}
