/** A game of cyber sport, invented; its id never changes. */
export interface Discipline {
  readonly id: number;
  /** Slug and dictionary key. */
  readonly key: string;
  /** Played by people, or simulated around the clock. */
  readonly kinds: readonly CyberKind[];
  readonly contestants: 'clubs' | 'persons' | 'squads';
  /** The sport whose rules it follows, if any. */
  readonly sportId?: number;
  /** Names of its maps, if any. */
  readonly maps: readonly string[];
}

export type CyberKind = 'real' | 'virtual';

/** The disciplines of cyber sport in the order of the platform's list. */
export const disciplines: readonly Discipline[] = [
  {
    id: 1,
    key: 'strike-zone',
    kinds: ['real'],
    contestants: 'squads',
    maps: [
      'Foundry',
      'Old Harbour',
      'Salt Works',
      'Viaduct',
      'Observatory',
      'Dry Dock',
      'Glasshouse',
    ],
  },
  { id: 2, key: 'ancient-lanes', kinds: ['real'], contestants: 'squads', maps: ['Twin Rivers'] },
  { id: 3, key: 'rift-keepers', kinds: ['real'], contestants: 'squads', maps: ['Silver Rift'] },
  {
    id: 4,
    key: 'valiant-five',
    kinds: ['real'],
    contestants: 'squads',
    maps: ['Terrace', 'Cold Storage', 'Lantern', 'Monorail', 'Orchard'],
  },
  {
    id: 5,
    key: 'cyber-football',
    kinds: ['real', 'virtual'],
    contestants: 'clubs',
    sportId: 1,
    maps: [],
  },
  {
    id: 6,
    key: 'cyber-basketball',
    kinds: ['real', 'virtual'],
    contestants: 'clubs',
    sportId: 3,
    maps: [],
  },
  { id: 7, key: 'cyber-tennis', kinds: ['virtual'], contestants: 'persons', sportId: 4, maps: [] },
];

export function disciplineOf(key: string): Discipline {
  const discipline = disciplines.find((candidate) => candidate.key === key);
  if (discipline === undefined)
    throw new RangeError(`Unknown discipline ${key}: see sandbox/world/catalogue/disciplines.ts`);
  return discipline;
}
