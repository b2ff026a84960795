import type { MonthDay } from '../calendar/Calendar.ts';
import type { Country, Flavour } from './countries.ts';
import type { LeagueName } from './leagueNames.ts';

/**
 * Football season: autumn to spring, with a pause in countries with cold winters, or spring to
 * autumn.
 */
export type FootballYear = 'autumn' | 'autumnWithPause' | 'spring' | 'south';

/** The two football leagues below a top league, or the first two. */
export interface LeaguesOfCountry {
  readonly zone: string;
  readonly football: FootballYear;
  readonly names: readonly [first: string, second: string];
  /** Number of clubs of each. */
  readonly clubs: readonly [first: number, second: number];
}

type Row = readonly [
  zone: string,
  football: FootballYear,
  first: LeagueName | OwnKey,
  second: LeagueName | OwnKey,
  clubsOfFirst: number,
  clubsOfSecond: number,
];

/** Names that the dictionaries translate. */
type OwnKey =
  | 'premierDivision'
  | 'secondDivision'
  | 'segunda'
  | 'tercera'
  | 'serieSeconda'
  | 'serieTerza'
  | 'bundesligaTwo'
  | 'regionalliga'
  | 'divisionTwo'
  | 'divisionThree';

const rows: Readonly<Record<string, Row>> = {
  'gb-eng': ['Europe/London', 'autumn', 'premierDivision', 'secondDivision', 20, 24],
  es: ['Europe/Madrid', 'autumn', 'segunda', 'tercera', 22, 20],
  it: ['Europe/Rome', 'autumn', 'serieSeconda', 'serieTerza', 20, 20],
  de: ['Europe/Berlin', 'autumnWithPause', 'bundesligaTwo', 'regionalliga', 18, 20],
  fr: ['Europe/Paris', 'autumn', 'divisionTwo', 'divisionThree', 18, 18],
  pt: ['Europe/Lisbon', 'autumn', 'ligaAtlantica', 'ligaLusa', 18, 18],
  nl: ['Europe/Amsterdam', 'autumn', 'hoofdliga', 'eersteKlasse', 18, 20],
  be: ['Europe/Brussels', 'autumn', 'ligueRoyale', 'divisionNationale', 16, 16],
  at: ['Europe/Vienna', 'autumnWithPause', 'alpenliga', 'landesliga', 12, 16],
  ch: ['Europe/Zurich', 'autumnWithPause', 'helvetiaLiga', 'kantonsliga', 12, 10],
  se: ['Europe/Stockholm', 'spring', 'storserien', 'norraserien', 16, 16],
  no: ['Europe/Oslo', 'spring', 'kongeligaen', 'fjordserien', 16, 16],
  dk: ['Europe/Copenhagen', 'autumnWithPause', 'kronedivisionen', 'sundserien', 12, 12],
  fi: ['Europe/Helsinki', 'spring', 'mestarisarja', 'jarvisarja', 12, 10],
  is: ['Atlantic/Reykjavik', 'spring', 'efstadeild', 'eldfjalladeild', 12, 12],
  ie: ['Europe/Dublin', 'spring', 'shamrockLeague', 'emeraldDivision', 10, 10],
  pl: ['Europe/Warsaw', 'autumnWithPause', 'ligaOrlow', 'ligaKrajowa', 18, 18],
  cz: ['Europe/Prague', 'autumnWithPause', 'zlataLiga', 'vltavskaLiga', 16, 16],
  sk: ['Europe/Bratislava', 'autumnWithPause', 'tatranskaLiga', 'dunajskaLiga', 12, 16],
  si: ['Europe/Ljubljana', 'autumnWithPause', 'triglavskaLiga', 'kraskaLiga', 10, 16],
  hr: ['Europe/Zagreb', 'autumnWithPause', 'jadranskaLiga', 'slavonskaLiga', 10, 12],
  rs: ['Europe/Belgrade', 'autumnWithPause', 'vojvodaLiga', 'moravskaLiga', 16, 16],
  bg: ['Europe/Sofia', 'autumnWithPause', 'rozovaLiga', 'vitoshaLiga', 16, 20],
  ro: ['Europe/Bucharest', 'autumnWithPause', 'ligaCarpatilor', 'ligaDelta', 16, 22],
  hu: ['Europe/Budapest', 'autumnWithPause', 'koronaLiga', 'tiszaLiga', 12, 16],
  gr: ['Europe/Athens', 'autumn', 'olympiaLiga', 'aegeanLiga', 14, 20],
  tr: ['Europe/Istanbul', 'autumn', 'yildizLigi', 'anadoluLigi', 18, 20],
  cy: ['Asia/Nicosia', 'autumn', 'kyproLiga', 'troodosLiga', 14, 16],
  mt: ['Europe/Malta', 'autumn', 'knightsLeague', 'islandDivision', 12, 14],
  lv: ['Europe/Riga', 'spring', 'dzintaraLiga', 'daugavasLiga', 10, 14],
  lt: ['Europe/Vilnius', 'spring', 'gintaroLyga', 'nemunoLyga', 10, 16],
  ee: ['Europe/Tallinn', 'spring', 'pohjaliiga', 'kuldliiga', 10, 10],
  kz: ['Asia/Almaty', 'spring', 'altynLiga', 'dalaLiga', 14, 16],
  ge: ['Asia/Tbilisi', 'spring', 'mtavariLiga', 'kolkhaLiga', 10, 10],
  am: ['Asia/Yerevan', 'autumnWithPause', 'araratLeague', 'sevanLeague', 10, 12],
  az: ['Asia/Baku', 'autumn', 'odlarLiqasi', 'xezerLiqasi', 10, 12],
  us: ['America/New_York', 'spring', 'libertyLeague', 'frontierLeague', 24, 22],
  ca: ['America/Toronto', 'spring', 'mapleLeague', 'prairieLeague', 10, 12],
  mx: ['America/Mexico_City', 'autumn', 'ligaAzteca', 'ligaJaguar', 18, 16],
  br: ['America/Sao_Paulo', 'spring', 'serieOuro', 'seriePrata', 20, 20],
  ar: ['America/Argentina/Buenos_Aires', 'spring', 'ligaRioplatense', 'ligaPampeana', 20, 18],
  cl: ['America/Santiago', 'spring', 'ligaAndina', 'ligaAustral', 16, 16],
  co: ['America/Bogota', 'spring', 'ligaCafetera', 'ligaEsmeralda', 20, 16],
  uy: ['America/Montevideo', 'spring', 'ligaOriental', 'ligaCharrua', 16, 14],
  pe: ['America/Lima', 'spring', 'ligaInca', 'ligaPacifico', 18, 14],
  au: ['Australia/Sydney', 'south', 'southernCross', 'coastalLeague', 12, 12],
  nz: ['Pacific/Auckland', 'south', 'kiwiLeague', 'tasmanLeague', 10, 10],
  za: ['Africa/Johannesburg', 'autumn', 'proteaLeague', 'savannaLeague', 16, 16],
  jp: ['Asia/Tokyo', 'spring', 'sakuraLeague', 'fujiLeague', 20, 20],
  kr: ['Asia/Seoul', 'spring', 'hangangLeague', 'hallaLeague', 12, 14],
  in: ['Asia/Kolkata', 'south', 'lotusLeague', 'gangaLeague', 12, 12],
  eg: ['Africa/Cairo', 'autumn', 'nileLeague', 'pyramidLeague', 18, 16],
  ma: ['Africa/Casablanca', 'autumn', 'ligueAtlas', 'ligueSahara', 16, 16],
  tn: ['Africa/Tunis', 'autumn', 'ligueCarthage', 'ligueJasmin', 14, 14],
};

const ofCountries: ReadonlyMap<string, LeaguesOfCountry> = new Map(
  Object.entries(rows).map(([iso, [zone, football, first, second, ofFirst, ofSecond]]) => [
    iso,
    { zone, football, names: [first, second], clubs: [ofFirst, ofSecond] },
  ]),
);

export function leaguesOf(iso: string): LeaguesOfCountry {
  const found = ofCountries.get(iso);
  if (found === undefined)
    throw new RangeError(`Country ${iso} has no leagues: see sandbox/world/catalogue/leagues.ts`);
  return found;
}

/** Returns the time zone of a country; that of Central Europe for international competitions. */
export function zoneOf({ iso }: Country): string {
  return ofCountries.get(iso)?.zone ?? 'Europe/Paris';
}

/** League names of sports other than football. */
const others: Readonly<Record<Flavour, readonly LeagueName[]>> = {
  english: ['nationalLeague', 'crownLeague', 'unionLeague'],
  iberian: ['ligaNacional', 'ligaDeHonor', 'superligaDeOro'],
  italian: ['serieOro', 'legaNazionale'],
  germanic: ['hauptliga', 'staatsliga'],
  french: ['ligueNationale', 'championnatElite'],
  slavic: ['extraliga', 'superliga'],
  nordic: ['kronligan', 'landsserien'],
  southern: ['superliga', 'unionLiga'],
  eastern: ['grandLeague', 'unionLiga', 'unionLeague'],
};

export function leagueNameOf(sportId: number, { flavour, id }: Country): string {
  const names = others[flavour];
  return names[(sportId + id) % names.length] ?? 'nationalLeague';
}

interface Year {
  readonly from: MonthDay;
  readonly to: MonthDay;
  readonly pause?: readonly [from: MonthDay, to: MonthDay];
}

export const footballYears: Readonly<Record<FootballYear, Year>> = {
  autumn: { from: [8, 10], to: [5, 25] },
  autumnWithPause: {
    from: [7, 25],
    to: [5, 25],
    pause: [
      [12, 18],
      [2, 5],
    ],
  },
  spring: { from: [3, 1], to: [11, 30] },
  south: { from: [10, 5], to: [4, 25] },
};

const northernYears: Readonly<Record<number, Year>> = {
  2: { from: [9, 10], to: [4, 20] },
  3: { from: [10, 1], to: [6, 5] },
  5: { from: [4, 1], to: [9, 30] },
  6: { from: [10, 1], to: [5, 5] },
  7: { from: [9, 1], to: [6, 5] },
  8: { from: [9, 1], to: [6, 5] },
  11: { from: [9, 5], to: [1, 15] },
  12: { from: [4, 10], to: [9, 20] },
};

/** Countries of the southern hemisphere. */
const southern = new Set(['au', 'nz', 'za', 'ar', 'cl', 'uy']);

const southernYears: Readonly<Record<number, Year>> = {
  2: { from: [4, 10], to: [9, 20] },
  3: { from: [4, 1], to: [10, 31] },
  5: { from: [10, 10], to: [3, 10] },
  6: { from: [4, 1], to: [10, 20] },
  7: { from: [2, 15], to: [8, 10] },
  8: { from: [3, 15], to: [10, 31] },
  12: { from: [10, 20], to: [3, 10] },
};

/** Returns the months in which a sport other than football is played in a country. */
export function yearOf(sportId: number, { iso }: Country): Year {
  const year =
    (southern.has(iso) ? southernYears : northernYears)[sportId] ?? northernYears[sportId];
  if (year === undefined)
    throw new RangeError(`Sport ${sportId} has no season: see sandbox/world/catalogue/leagues.ts`);
  return year;
}
