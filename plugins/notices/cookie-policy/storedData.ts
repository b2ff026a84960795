import type { ConsentCategory } from '../contract.ts';

/** What something is kept for. */
export type StoragePurpose =
  | 'account'
  | 'coupon'
  | 'protection'
  | 'choice'
  | 'site'
  | 'look'
  | 'lists';

/** Lifetime: while signed in, until the tab closes, until cleared, or for a time. */
export type StorageLife =
  | { readonly kind: 'signed-in' | 'tab' | 'kept' }
  | { readonly kind: 'minutes' | 'days' | 'years'; readonly count: number };

/** A cookie or a value that the site keeps in a browser. */
export interface StoredName {
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** It is kept only with consent. */
  readonly isOptional: boolean;
}

export interface StoredItem extends Pick<StoredName, 'name' | 'area'> {
  readonly life: StorageLife;
}

export interface StoredDataGroup {
  readonly purpose: StoragePurpose;
  readonly items: readonly StoredItem[];
}

export interface StoredDataSection {
  readonly category: ConsentCategory;
  /** Empty: nothing of this kind is kept. */
  readonly groups: readonly StoredDataGroup[];
}

/** By the beginning of the name; whatever has no line of its own keeps the site as it was left. */
const purposes: readonly (readonly [StoragePurpose, RegExp])[] = [
  ['account', /^(?:grandstand_(?:[sd]|link$|one_tap$)|ggru$|gg_grant$|access\/(?:terms|standing))/],
  ['coupon', /^coupon\//],
  ['protection', /^(?:limits\/|age-until$|grandstand_captcha$|notices\/(?:activity|signed-off)$)/],
  ['choice', /^cookies[_-]agree/],
  [
    'look',
    /^(?:app_|hide_|preferences$|coef_view$|is12h$|isChampsGroupedByCountry$|markets_name_type$|tzo$)/,
  ],
  ['lists', /^(?:betting|casino|cyber|results)\//],
];
const order: readonly StoragePurpose[] = [
  'account',
  'coupon',
  'protection',
  'choice',
  'look',
  'lists',
  'site',
];

/** Lifetimes given by name; a cookie without a line lives for a year. */
const lives: Readonly<Record<string, StorageLife>> = {
  grandstand_sid: { kind: 'signed-in' },
  grandstand_signed_in: { kind: 'signed-in' },
  grandstand_device: { kind: 'days', count: 400 },
  grandstand_link: { kind: 'minutes', count: 15 },
  grandstand_one_tap: { kind: 'minutes', count: 1 },
  grandstand_captcha: { kind: 'minutes', count: 5 },
  grandstand_visitor: { kind: 'tab' },
  ggru: { kind: 'minutes', count: 30 },
  gg_grant: { kind: 'minutes', count: 30 },
  cookies_agree_type: { kind: 'days', count: 180 },
  maintenance: { kind: 'days', count: 1 },
  'age-until': { kind: 'days', count: 30 },
  'new-site-until': { kind: 'years', count: 5 },
};
const lifeOf: Readonly<Record<StoredItem['area'], StorageLife>> = {
  cookie: { kind: 'years', count: 1 },
  local: { kind: 'kept' },
  session: { kind: 'tab' },
};

/** NTC-92: stored data by category and purpose. Marketing is listed even when empty. */
export function storedDataSections(names: readonly StoredName[]): readonly StoredDataSection[] {
  const groupsOf = (isOptional: boolean): StoredDataGroup[] => {
    const own = names.filter((entry) => entry.isOptional === isOptional);
    return order
      .map((purpose) => ({
        purpose,
        items: own
          .filter(({ name }) => purposeOf(name) === purpose)
          .map(({ name, area }) => ({ name, area, life: lives[name] ?? lifeOf[area] })),
      }))
      .filter(({ items }) => items.length > 0);
  };
  return [
    { category: 'necessary', groups: groupsOf(false) },
    { category: 'functionality', groups: groupsOf(true) },
    { category: 'marketing', groups: [] },
  ];
}

function purposeOf(name: string): StoragePurpose {
  return purposes.find(([, pattern]) => pattern.test(name))?.[0] ?? 'site';
}
