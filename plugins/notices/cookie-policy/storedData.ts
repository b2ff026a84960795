import type { StorageLife, StoredData } from '#core';
import type { ConsentCategory } from '../contract.ts';

/** Purposes of stored data, in the order of the page. */
const purposes = ['account', 'coupon', 'protection', 'choice', 'look', 'lists', 'site'] as const;
export type StoragePurpose = (typeof purposes)[number];

/** Cookie or stored value of the site. */
export interface StoredName extends StoredData {
  readonly purpose: StoragePurpose;
}

export interface StoredItem extends Pick<StoredData, 'name' | 'area'> {
  readonly life: StorageLife;
}

export interface StoredDataGroup {
  readonly purpose: StoragePurpose;
  readonly items: readonly StoredItem[];
}

export interface StoredDataSection {
  readonly category: ConsentCategory;
  /** Empty when nothing of this category is stored. */
  readonly groups: readonly StoredDataGroup[];
}

const lifeOf: Readonly<Record<StoredItem['area'], StorageLife>> = {
  cookie: { kind: 'years', count: 1 },
  local: { kind: 'kept' },
  session: { kind: 'tab' },
};

/** NTC-92: returns stored data by category and purpose. Marketing is listed even when empty. */
export function storedDataSections(names: readonly StoredName[]): readonly StoredDataSection[] {
  const groupsOf = (consent: StoredData['consent']): StoredDataGroup[] =>
    purposes
      .map((purpose) => ({
        purpose,
        items: names
          .filter((entry) => entry.consent === consent && entry.purpose === purpose)
          .map(({ name, area, life = lifeOf[area] }) => ({
            name: name.replace('*', '…'),
            area,
            life,
          })),
      }))
      .filter(({ items }) => items.length > 0);
  return [
    { category: 'necessary', groups: groupsOf('necessary') },
    { category: 'functionality', groups: groupsOf('functionality') },
    { category: 'marketing', groups: [] },
  ];
}
