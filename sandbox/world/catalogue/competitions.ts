import type { Calendar, MonthDay, Rhythm } from '../calendar/Calendar.ts';
import {
  boardWeekend,
  clubEvenings,
  courtWeek,
  cyberEvenings,
  fightCard,
  footballRhythm,
  rhythmOf,
  tableWeek,
  womenRhythm,
  youthRhythm,
} from '../calendar/rhythms.ts';
import { countries, countryOf, type Country } from './countries.ts';
import { disciplineOf, type CyberKind, type Discipline } from './disciplines.ts';
import { footballYears, leagueNameOf, leaguesOf, yearOf, zoneOf } from './leagues.ts';
import { sportOf, type Sport } from './sports.ts';
import type { WorldSize } from '../WorldSize.ts';

export interface Competition {
  /** From 1 to 999. Part of every event id, so the order of the list below must never change. */
  readonly id: number;
  readonly sport: Sport;
  readonly country: Country;
  /** Dictionary key of the name that follows the country. */
  readonly nameKey: string;
  readonly isTop: boolean;
  readonly calendar: Calendar;
  /** Hours before its start from which an event is offered. */
  readonly offeredH: number;
  readonly size: WorldSize;
  readonly teamCount: number;
  /** Knock-out cup: the loser of a tie is eliminated. */
  readonly isCup: boolean;
  /** Ties have two legs, except for the final. */
  readonly hasTwoLegs: boolean;
  /** Whether its season has outrights. */
  readonly hasOutrights: boolean;
  /** Present for cyber sport. */
  readonly discipline?: Discipline;
  readonly cyberKind?: CyberKind;
  /** Name of an imported competition. */
  readonly importedName?: string;
}

/** Flags: `top`, `cup`, `legs`, `virtual`, `outrights`. */
interface Row {
  readonly sportId: number;
  readonly iso: string;
  readonly nameKey: string;
  readonly calendar: Calendar;
  readonly teamCount: number;
  readonly offeredH: number;
  readonly flags?: string;
  readonly discipline?: string;
}

const weekH = 7 * 24;

/** Returns a series around the clock, with enough teams that none plays two matches at once. */
function series(
  sportId: number,
  nameKey: string,
  matchesPerDay: number,
  offeredH: number,
  more: Partial<Row> = {},
): Row {
  return {
    sportId,
    iso: 'int',
    nameKey,
    calendar: { kind: 'rolling', matchesPerDay },
    teamCount: Math.max(12, Math.min(126, matchesPerDay * 2 + 6)),
    offeredH,
    ...more,
  };
}

/** Returns a league of a sport other than football, in the months of its country. */
function league(
  sportId: number,
  iso: string,
  nameKey: string,
  teamCount: number,
  more: Partial<Row> & { readonly turns?: number } = {},
): Row {
  const country = countryOf(iso);
  const { turns = 2, ...row } = more;
  const rhythm = rhythmOf(sportId, country.id);
  const zone = zoneOf(country);
  const calendar = {
    kind: 'league',
    zone,
    ...yearOf(sportId, country),
    turns,
    rhythm,
  } as const;
  return {
    sportId,
    iso,
    nameKey,
    calendar,
    teamCount,
    offeredH: 10 * 24,
    ...row,
  };
}

function footballLeague(
  iso: string,
  nameKey: string,
  teamCount: number,
  rhythm: Rhythm,
  more: Partial<Row> = {},
): Row {
  const { zone, football } = leaguesOf(iso);
  const calendar = {
    kind: 'league',
    zone,
    ...footballYears[football],
    turns: 2,
    rhythm,
  } as const;
  return {
    sportId: 1,
    iso,
    nameKey,
    calendar,
    teamCount,
    offeredH: 2 * weekH,
    ...more,
  };
}

/** Evenings all year round: cyber sport and fight cards. */
function allYear(
  sportId: number,
  iso: string,
  nameKey: string,
  teamCount: number,
  turns: number,
  rhythm: Rhythm,
  more: Partial<Row> = {},
): Row {
  const [from, to]: readonly [MonthDay, MonthDay] = [
    [1, 8],
    [12, 20],
  ];
  const zone = zoneOf(countryOf(iso));
  const calendar = { kind: 'league', zone, from, to, turns, rhythm } as const;
  return {
    sportId,
    iso,
    nameKey,
    calendar,
    teamCount,
    offeredH: 10 * 24,
    ...more,
  };
}

/** Returns a tournament of knock-out rounds within a week. */
function tournament(
  sportId: number,
  iso: string,
  nameKey: string,
  everyWeeks: number,
  week: number,
  flags = '',
): Row {
  const zone = zoneOf(countryOf(iso));
  const sessions = sportId === 4 ? courtWeek : sportId === 14 ? boardWeekend : tableWeek;
  return {
    sportId,
    iso,
    nameKey,
    calendar: {
      kind: 'tournament',
      zone,
      everyWeeks,
      week: week % everyWeeks,
      sessions,
    },
    teamCount: 2 ** sessions.length,
    offeredH: weekH,
    flags: `${flags} cup`,
  };
}

/** Competitions of both sizes, first in the list. Positions in these lists are ids: append only. */
const shared: readonly Row[] = [
  {
    sportId: 1,
    iso: 'int',
    nameKey: 'championsCup',
    calendar: {
      kind: 'cup',
      zone: 'Europe/Paris',
      from: [10, 1],
      legWeeks: [6, 8, 20, 22, 26, 28, 32],
      slots: ['tue 21:00', 'wed 21:00', 'tue 18:45', 'wed 18:45'],
      finalSlot: 'sat 21:00',
    },
    teamCount: 16,
    offeredH: 6 * weekH,
    flags: 'top cup legs',
  },
  footballLeague('gb-eng', 'premierDivision', 20, footballRhythm(0, 'first'), {
    flags: 'top outrights',
  }),
  series(1, 'clubSeries', 60, 7),
  tournament(4, 'fr', 'openMarseille', 2, 0, 'top'),
  series(4, 'challengerTour', 60, 3, { flags: 'top' }),
  league(3, 'int', 'northLeague', 18, { flags: 'top' }),
  league(2, 'int', 'polarLeague', 14, { flags: 'top', turns: 4 }),
  league(6, 'it', 'serieA1', 12, { flags: 'outrights' }),
  series(10, 'proLeague', 8, 24, { iso: 'cz' }),
  allYear(17, 'int', 'cyberMasters', 12, 8, cyberEvenings, {
    flags: 'top',
    discipline: 'strike-zone',
  }),
  league(8, 'de', 'handballLeague', 18, { flags: 'outrights' }),
  league(12, 'in', 'premierTwenty', 10, { flags: 'outrights' }),
  league(11, 'us', 'gridironLeague', 16, { flags: 'outrights', turns: 1 }),
  league(5, 'us', 'diamondLeague', 10, { flags: 'outrights', turns: 12 }),
  tournament(13, 'dk', 'badmintonOpen', 2, 1),
  allYear(9, 'gb-eng', 'fightNight', 18, 2, fightCard),
  allYear(16, 'us', 'cageSeries', 18, 2, fightCard),
  tournament(14, 'nl', 'dartsPremier', 2, 0),
  tournament(15, 'gb-eng', 'snookerMasters', 2, 1),
  league(7, 'fr', 'rugbyTop', 14, { flags: 'outrights' }),
];

const topFootball: readonly Row[] = [
  footballLeague('es', 'primera', 20, footballRhythm(1, 'first'), {
    flags: 'top outrights',
  }),
  footballLeague('it', 'seriePrima', 20, footballRhythm(1, 'first'), {
    flags: 'top outrights',
  }),
  footballLeague('de', 'bundesliga', 18, footballRhythm(2, 'first'), {
    flags: 'top outrights',
  }),
  footballLeague('gb-eng', 'secondDivision', 24, footballRhythm(0, 'lower'), {
    flags: 'outrights',
  }),
  {
    sportId: 1,
    iso: 'gb-eng',
    nameKey: 'leagueCup',
    calendar: {
      kind: 'cup',
      zone: 'Europe/London',
      from: [9, 1],
      legWeeks: [0, 8, 16, 24],
      slots: ['tue 19:45', 'wed 19:45', 'tue 20:00', 'wed 19:30'],
      finalSlot: 'wed 20:00',
    },
    teamCount: 16,
    offeredH: 6 * weekH,
    flags: 'cup',
  },
  footballLeague('fr', 'divisionOne', 18, footballRhythm(1, 'first'), {
    flags: 'top outrights',
  }),
];

/** Builds an item for each of the first `count` countries, without the international entry. */
function perCountry<Item>(count: number, rowsOf: (iso: string, index: number) => Item): Item[] {
  return countries.slice(1, count + 1).map(({ iso }, index) => rowsOf(iso, index));
}

const cyberKinds = ['strike-zone', 'ancient-lanes', 'rift-keepers', 'valiant-five'] as const;

function sportLeagues(
  sportId: number,
  countryCount: number,
  sizes: readonly number[],
  turns = 2,
): readonly Row[] {
  return perCountry(countryCount, (iso, index) =>
    league(sportId, iso, leagueNameOf(sportId, countryOf(iso)), sizes[index % sizes.length] ?? 12, {
      turns,
    }),
  );
}

/** Leagues and tournaments of many countries, in the full world only. */
const ofCountries: readonly Row[] = [
  ...perCountry(54, (iso, index) => {
    const { names, clubs } = leaguesOf(iso);
    // In countries that already have a top league, both are lower leagues.
    const isBelow = topFootball.some((row) => row.iso === iso && row.flags === 'top outrights');
    return names.map((nameKey, tier) =>
      footballLeague(
        iso,
        nameKey,
        clubs[tier === 0 ? 0 : 1],
        footballRhythm(index + tier, isBelow || tier === 1 ? 'lower' : 'first'),
      ),
    );
  }).flat(),
  ...perCountry(18, (iso, index) => [
    footballLeague(iso, 'youthLeague', index % 2 === 0 ? 12 : 10, youthRhythm, {
      offeredH: weekH,
    }),
    footballLeague(iso, 'womenLeague', index % 3 === 0 ? 12 : 10, womenRhythm, {
      offeredH: weekH,
    }),
  ]).flat(),
  ...perCountry(14, (iso, index) => [
    tournament(4, iso, 'tour', 5, index),
    tournament(4, iso, 'womenTour', 5, index + 2),
  ]).flat(),
  ...sportLeagues(3, 40, [18, 16, 14, 12, 12, 10]),
  ...perCountry(16, (iso, index) => league(3, iso, 'womenLeague', index % 2 === 0 ? 12 : 10)),
  ...sportLeagues(2, 22, [14, 12, 10, 14, 8], 4),
  ...sportLeagues(6, 16, [14, 12, 10, 12]),
  ...perCountry(16, (iso, index) => league(6, iso, 'womenLeague', index % 2 === 0 ? 12 : 10)),
  ...perCountry(8, (iso) => series(10, 'proLeague', 40, 12, { iso })),
  ...perCountry(10, (iso, index) =>
    ['cyberLeague', 'cyberCup'].map((nameKey, second) =>
      allYear(17, iso, nameKey, second === 0 ? 10 : 8, 8, cyberEvenings, {
        discipline: cyberKinds[(index + second) % cyberKinds.length] ?? 'strike-zone',
      }),
    ),
  ).flat(),
  ...sportLeagues(8, 18, [14, 16, 12, 10]),
  ...sportLeagues(12, 6, [10, 8, 8]),
  ...sportLeagues(11, 4, [8, 8, 10]),
  ...sportLeagues(5, 6, [8, 6, 6], 8),
  ...perCountry(8, (iso, index) => tournament(13, iso, 'tour', 4, index)),
  ...perCountry(6, (iso, index) => tournament(14, iso, 'tour', 3, index)),
  ...perCountry(5, (iso, index) => tournament(15, iso, 'tour', 3, index)),
  ...sportLeagues(7, 10, [14, 12, 10]),
  ...perCountry(5, (iso) => allYear(9, iso, 'fightNight', 12, 2, fightCard)),
  ...perCountry(5, (iso) => allYear(16, iso, 'cageSeries', 12, 2, fightCard)),
].filter(
  (row) =>
    ![...shared, ...topFootball, ...later()].some(
      ({ sportId, iso, nameKey }) =>
        row.sportId === sportId && row.iso === iso && row.nameKey === nameKey,
    ),
);

/**
 * Returns competitions appended to both sizes: series that kick off so often that each of these
 * sports always has a live event and one that begins within the hour, and cyber sport around the
 * clock.
 */
function later(): readonly Row[] {
  return [
    series(6, 'volleyballSeries', 32, 1.5),
    series(10, 'tableTennisSeries', 64, 0.75),
    series(8, 'handballSeries', 24, 1.5),
    series(12, 'twentySeries', 12, 2.5),
    series(11, 'gridironSeries', 24, 1.5),
    series(5, 'diamondSeries', 24, 1.5),
    series(13, 'badmintonSeries', 48, 1),
    series(14, 'dartsSeries', 60, 0.75),
    series(15, 'snookerSeries', 24, 1.5),
    series(7, 'rugbySeries', 24, 1.5),
    series(9, 'fightSeries', 24, 1.25),
    series(16, 'cageNights', 24, 1.25),
    tournament(4, 'fr', 'tour', 2, 1),
    league(3, 'es', 'ligaDeHonor', 18, { flags: 'outrights' }),
    league(2, 'se', 'kronligan', 14, { flags: 'outrights', turns: 4 }),
    ...cyberKinds.map((discipline) => series(17, 'cyberOpen', 12, 2.5, { discipline })),
    series(17, 'cyberLeague', 48, 1, { discipline: 'cyber-football' }),
    series(17, 'cyberLeague', 24, 1.5, { discipline: 'cyber-basketball' }),
    ...['cyber-football', 'cyber-basketball', 'cyber-tennis'].map((discipline, index) =>
      series(17, 'cyberSimulation', index === 1 ? 48 : 64, 0.75, {
        flags: 'virtual',
        discipline,
      }),
    ),
    series(3, 'courtSeries', 60, 3),
    series(4, 'womenTour', 30, 3),
    series(2, 'iceSeries', 40, 3),
  ];
}

function toCompetition(
  { sportId, iso, nameKey, calendar, teamCount, offeredH, flags = '', discipline }: Row,
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
    calendar,
    offeredH,
    size,
    teamCount,
    ...(discipline === undefined
      ? {}
      : {
          discipline: disciplineOf(discipline),
          cyberKind: flags.includes('virtual') ? ('virtual' as const) : ('real' as const),
        }),
  };
}

const earlier: readonly Competition[] = [
  ...shared.map((row, index) => toCompetition(row, index, 'small')),
  ...[...topFootball, ...ofCountries].map((row, index) =>
    toCompetition(row, shared.length + index, 'full'),
  ),
];

const all: readonly Competition[] = [
  ...earlier,
  ...later().map((row, index) => toCompetition(row, earlier.length + index, 'small')),
];

/** The small world has football at any hour, the full world only at club hours. */
const full: readonly Competition[] = all.map((competition) =>
  competition.nameKey === 'clubSeries'
    ? {
        ...competition,
        calendar: {
          kind: 'league',
          zone: zoneOf(competition.country),
          from: [8, 10],
          to: [7, 5],
          turns: 2,
          rhythm: clubEvenings,
        },
        teamCount: 24,
        offeredH: weekH,
      }
    : competition,
);
const small: readonly Competition[] = all.filter(({ size }) => size === 'small');

export function competitionsOf(size: WorldSize): readonly Competition[] {
  return size === 'full' ? full : small;
}
