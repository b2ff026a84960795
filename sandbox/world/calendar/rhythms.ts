import type { Rhythm, Slot } from './Calendar.ts';

const times = (count: number, ...slots: readonly Slot[]): readonly Slot[] =>
  Array.from({ length: count }, () => slots).flat();

const midweekEvenings = [times(2, 'wed 19:45', 'wed 20:00', 'wed 19:00', 'wed 19:45', 'wed 20:30')];

/**
 * Rounds of first leagues are spread over days for television, other rounds are played together.
 */
const footballRounds: readonly Rhythm[] = [
  {
    main: [
      [
        ...['sat 15:00', 'sun 16:30', 'sat 17:30', 'sat 12:30', 'sun 14:00', 'fri 20:00'],
        ...times(6, 'sat 15:00'),
      ],
    ],
    midweek: midweekEvenings,
  },
  {
    main: [
      [
        ...['sun 21:00', 'sat 21:00', 'sun 18:30', 'sat 18:30', 'sat 16:15', 'sun 16:15'],
        ...['fri 21:00', 'sat 14:00', 'sun 14:00', 'sun 12:00', 'sat 18:30', 'sun 16:15'],
      ],
    ],
    midweek: midweekEvenings,
  },
  {
    main: [
      [
        ...['sun 17:30', 'sat 18:30', 'fri 20:30', 'sun 15:30', 'sat 15:30', 'sat 15:30'],
        ...['sat 15:30', 'sun 15:30', 'sat 15:30', 'fri 18:30', 'sat 20:30', 'sun 19:30'],
      ],
    ],
    midweek: midweekEvenings,
  },
];

const lowerFootballRounds: readonly Rhythm[] = [
  {
    main: [[...times(4, 'sun 14:00', 'sat 13:30', 'sun 16:00'), 'fri 19:00']],
    midweek: midweekEvenings,
  },
  {
    main: [
      [
        ...['fri 19:00', 'sun 13:00', 'sat 16:00', 'sat 20:00', '+mon 19:30', 'sun 11:00'],
        ...['sat 13:00', 'sun 19:00', 'fri 20:45', 'sat 16:00', 'sun 13:00', '+mon 19:30'],
      ],
    ],
    midweek: midweekEvenings,
  },
  {
    main: [
      [
        ...['sat 17:00', 'sat 14:00', 'sat 19:30', 'sun 12:00', 'sat 11:00', '+mon 20:00'],
        ...['sun 18:00', 'sat 14:00', 'sat 17:00', '+mon 18:00', 'sun 15:30', 'sat 19:30'],
      ],
    ],
    midweek: midweekEvenings,
  },
];

export function footballRhythm(key: number, tier: 'first' | 'lower'): Rhythm {
  const rhythms = tier === 'first' ? footballRounds : lowerFootballRounds;
  return rhythms[key % rhythms.length] ?? womenRhythm;
}

/** Clubs of several countries meet midweek, when their leagues pause. */
export const clubEvenings: Rhythm = {
  main: [
    [
      ...['wed 21:00', 'tue 21:00', 'wed 18:45', 'tue 18:45', 'thu 21:00', 'thu 18:45'],
      ...['wed 21:00', 'tue 21:00', 'wed 21:00', 'thu 21:00', 'tue 18:45', 'thu 18:45'],
    ],
  ],
  midweek: [['sat 15:00', 'sun 16:00', 'sat 18:00', 'sun 18:30']],
};

export const womenRhythm: Rhythm = {
  main: [['sun 13:00', 'sun 15:00', 'sat 12:00', 'sat 14:00', 'sun 13:00', 'sun 15:00']],
  midweek: [['wed 18:30', 'wed 19:00']],
};

export const youthRhythm: Rhythm = {
  main: [['sat 11:00', 'sat 12:00', 'sun 11:00', 'sat 11:00', 'sun 12:00', 'sat 11:00']],
  midweek: [['wed 16:00', 'wed 17:00']],
};

/** Leagues play at weekends in some countries, midweek in others. */
const hallEvenings: readonly Rhythm[] = [
  {
    main: [
      [
        ...['sat 18:00', 'sun 17:00', 'sat 20:00', 'fri 19:30', 'sun 15:00', 'sat 16:00'],
        ...['sun 18:30', 'fri 20:30', 'sat 18:00', 'sun 17:00'],
      ],
    ],
    midweek: [['wed 19:00', 'wed 20:00', 'tue 19:30', 'wed 19:00', 'tue 20:00', 'wed 18:30']],
  },
  {
    main: [
      [
        ...['thu 19:00', 'thu 20:00', 'fri 19:00', 'thu 18:30', 'wed 19:30', 'thu 20:30'],
        ...['wed 18:30', 'fri 18:30', 'thu 19:00', 'wed 20:00'],
      ],
    ],
    midweek: [['sun 17:00', 'sun 19:00', 'sun 15:00', 'sun 17:00', 'sun 18:00']],
  },
  {
    main: [
      [
        ...['tue 19:00', 'wed 19:00', 'tue 20:30', 'wed 20:00', 'wed 18:30', 'tue 18:30'],
        ...['mon 19:30', 'mon 20:30', 'tue 19:30', 'wed 19:30'],
      ],
    ],
    midweek: [['sat 17:00', 'sat 19:00', 'sat 15:00', 'sat 20:00', 'fri 19:30']],
  },
];

/** Two rounds a week, plus a midweek round in every other week. */
const iceEvenings: readonly Rhythm[] = [
  {
    main: [
      ['fri 19:00', 'fri 18:30', 'fri 19:30', 'fri 19:00', 'fri 20:00', 'fri 19:00'],
      ['sun 16:30', 'sun 14:00', 'sun 18:00', 'sun 16:30', 'sun 15:30', 'sun 17:30'],
    ],
    midweek: [['tue 18:30', 'tue 19:00', 'tue 19:30', 'tue 19:00']],
  },
  {
    main: [
      ['tue 18:30', 'tue 19:00', 'tue 19:30', 'tue 20:00', 'tue 19:00'],
      ['sat 17:00', 'sat 15:30', 'sat 19:00', 'sat 17:00', 'sat 18:00'],
    ],
    midweek: [['thu 19:00', 'thu 18:30', 'thu 19:30', 'thu 19:00']],
  },
  {
    main: [
      ['thu 19:00', 'thu 18:30', 'thu 19:30', 'thu 20:00', 'thu 19:00'],
      ['mon 19:00', 'mon 18:30', 'mon 19:30', 'mon 20:00', 'mon 19:00'],
    ],
    midweek: [['sat 16:00', 'sat 18:00', 'sat 17:00', 'sat 14:30']],
  },
];

/** Nearly every day. */
const ballpark: Rhythm = {
  main: [
    ['tue 19:05', 'tue 19:40', 'tue 20:10', 'tue 22:05', 'tue 18:40'],
    ['wed 19:05', 'wed 13:10', 'wed 20:10', 'wed 22:05', 'wed 18:40'],
    ['fri 19:05', 'fri 19:40', 'fri 20:10', 'fri 22:05', 'fri 18:40'],
    ['sat 16:05', 'sat 13:10', 'sat 19:15', 'sat 22:05', 'sat 18:10'],
    ['sun 13:35', 'sun 13:10', 'sun 16:10', 'sun 19:10', 'sun 14:10'],
  ],
  midweek: [],
};

const gridiron: Rhythm = {
  main: [
    [
      ...['sun 20:20', 'sun 13:00', 'sun 16:25', 'thu 20:15', '+mon 20:15', 'sun 13:00'],
      ...['sun 13:00', 'sun 16:05'],
    ],
  ],
  midweek: [],
};

const twenty: Rhythm = {
  main: [
    ['fri 19:30', 'sat 19:30', 'sun 19:30', 'sat 15:30', 'sun 15:30'],
    ['tue 19:30', 'wed 19:30', 'wed 15:30', 'tue 15:30', 'wed 19:30'],
  ],
  midweek: [],
};

const rugby: Rhythm = {
  main: [
    [
      ...['sat 15:00', 'sun 15:00', 'sat 17:30', 'fri 20:00', 'sat 14:00', 'sun 17:00'],
      'sat 20:00',
    ],
  ],
  midweek: [['wed 19:30']],
};

/** Consecutive maps in the evenings. */
export const cyberEvenings: Rhythm = {
  main: [
    ['tue 17:00', 'tue 20:00', 'wed 17:00', 'wed 20:00', 'tue 14:00', 'wed 14:00'],
    ['sat 14:00', 'sat 17:00', 'sun 14:00', 'sun 17:00', 'sat 20:00', 'sun 20:00'],
  ],
  midweek: [],
};

/** One evening of consecutive bouts, the main one last. */
export const fightCard: Rhythm = {
  main: [
    [
      ...['sat 22:30', 'sat 21:45', 'sat 21:00', 'sat 20:20', 'sat 19:40', 'sat 19:00'],
      ...['sat 18:20', 'sat 17:40', 'sat 17:00'],
    ],
  ],
  midweek: [],
};

const bySport: Readonly<Record<number, readonly Rhythm[]>> = {
  2: iceEvenings,
  3: hallEvenings,
  5: [ballpark],
  6: hallEvenings,
  7: [rugby],
  8: hallEvenings,
  11: [gridiron],
  12: [twenty],
};

/** Returns the match days and hours of a sport other than football in a country. */
export function rhythmOf(sportId: number, countryId: number): Rhythm {
  const rhythms = bySport[sportId];
  const rhythm = rhythms?.[(sportId + countryId) % rhythms.length];
  if (rhythm === undefined)
    throw new RangeError(`Sport ${sportId} has no rhythm: see sandbox/world/calendar/rhythms.ts`);
  return rhythm;
}

/** A week of court tournaments: 32 players, the final on Sunday. */
export const courtWeek: readonly (readonly Slot[])[] = [
  [...times(4, 'mon 11:00', 'mon 13:00', 'mon 15:30'), ...times(4, 'tue 11:00')],
  ['wed 11:00', 'wed 11:00', 'wed 13:00', 'wed 13:00', 'wed 15:00', 'wed 15:00', 'wed 17:00'],
  ['thu 13:00', 'thu 15:00', 'fri 13:00', 'fri 15:00'],
  ['sat 13:00', 'sat 15:30'],
  ['sun 15:00'],
];

/** Wednesday to Sunday: 16 players at several tables or courts. */
export const tableWeek: readonly (readonly Slot[])[] = [
  ['wed 13:00', 'wed 13:00', 'wed 19:00', 'wed 19:00', 'thu 13:00', 'thu 13:00', 'thu 19:00'],
  ['fri 13:00', 'fri 13:00', 'fri 19:00', 'fri 19:00'],
  ['sat 13:00', 'sat 19:00'],
  ['sun 18:00'],
];

/** Evenings of a long weekend at one board. */
export const boardWeekend: readonly (readonly Slot[])[] = [
  [
    ...['thu 18:00', 'thu 18:45', 'thu 19:30', 'thu 20:15', 'fri 18:00', 'fri 18:45'],
    ...['fri 19:30', 'fri 20:15'],
  ],
  ['sat 13:00', 'sat 14:00', 'sat 15:00', 'sat 16:00'],
  ['sun 13:00', 'sun 14:30'],
  ['sun 20:00'],
];
