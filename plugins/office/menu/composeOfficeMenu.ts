import type { PlannedMenuItem } from '#core';
import type { OfficeMenuAnswer } from './officeMenuFromWire.ts';

/** Paths by the keys of the platform. */
const pathOfKey: ReadonlyMap<string, string> = new Map([
  ['account', 'office'],
  ['wallets', 'office/wallets'],
  ['recharge', 'office/recharge'],
  ['withdrawal', 'office/deduce'],
  ['history_pay', 'office/historypay'],
  ['bet_history', 'office/history'],
  ['bonuses', 'office/bonuses/deposit'],
  ['cashback', 'office/cashback'],
  ['promo_check', 'office/promo_check'],
  ['bring_friend', 'office/bringfriend'],
  ['personal_data', 'office/personal_data'],
  ['verification', 'office/verification'],
  ['security', 'office/security'],
  ['settings', 'office/settings'],
  ['mailing', 'office/mailing'],
  ['auth_qr', 'office/auth_qr'],
  ['sports', 'office/sports'],
  ['support', 'office/support'],
  ['payment_requests', 'office/payment/requests'],
  ['share_idea', 'office/share-idea'],
  ['manager', 'office/manager'],
]);

/** Pages that are in the menu only if the platform names them. */
const askedPaths: ReadonlySet<string> = new Set(
  ['manager', 'promo_check'].flatMap((key) => pathOfKey.get(key) ?? []),
);

/** Deposit pages. */
const depositPaths: ReadonlySet<string> = new Set(['office/recharge', 'office/paycheck']);

/** Pages that promote or take deposits, withheld from people who may not play. */
const sellingPaths: ReadonlySet<string> = new Set([
  ...depositPaths,
  ...['bonuses', 'cashback', 'promo_check', 'bring_friend'].flatMap(
    (key) => pathOfKey.get(key) ?? [],
  ),
]);

/** QR code for another device. */
const scannedPath = 'office/auth_qr';

/** Whether a page is withheld from a person, whatever the platform's menu says. */
export function isWithheld(
  path: string,
  { isDepositClosed, isExcluded, isPhone }: OfficeMenuPerson,
): boolean {
  return (
    (isExcluded && sellingPaths.has(path)) ||
    (isDepositClosed && depositPaths.has(path)) ||
    (isPhone && path === scannedPath)
  );
}

/** Facts of the person that affect the menu. */
export interface OfficeMenuPerson {
  readonly isDepositClosed: boolean;
  /** Excluded by themselves or by a register. */
  readonly isExcluded: boolean;
  /** Whether it is a phone, which cannot scan its own QR code. */
  readonly isPhone: boolean;
}

/** Link of the menu. */
export interface OfficeMenuRow {
  readonly item: PlannedMenuItem;
  /** Path of the page after the language. */
  readonly path: string;
  /** The platform takes no deposits from this person now. */
  readonly isClosed: boolean;
}

/** Links under one title: text of the platform, or a text key. */
export interface OfficeMenuSection {
  readonly id: string;
  readonly title: { readonly text: string } | { readonly key: string } | undefined;
  readonly rows: readonly OfficeMenuRow[];
}

/**
 * Orders the plan's menu by the platform. Items that the platform does not name stay in their
 * section, except those that it must name; unknown keys are skipped.
 */
export function composeOfficeMenu(
  planned: readonly PlannedMenuItem[],
  answer: OfficeMenuAnswer | undefined,
  pathOf: (target: string) => string | undefined,
  { isDepositClosed, isExcluded, isPhone }: OfficeMenuPerson,
): readonly OfficeMenuSection[] {
  const named = new Set(
    answer?.groups.flatMap(({ keys }) => keys.map((key) => pathOfKey.get(key))),
  );
  const rowOf = (item: PlannedMenuItem): readonly OfficeMenuRow[] => {
    const path =
      item.target === undefined || item.offReason !== undefined ? undefined : pathOf(item.target);
    const isClosed =
      path !== undefined &&
      depositPaths.has(path) &&
      (isDepositClosed || answer?.canDeposit === false);
    const isHidden =
      path !== undefined &&
      ((askedPaths.has(path) && !named.has(path)) ||
        (isExcluded && sellingPaths.has(path)) ||
        (isPhone && path === scannedPath));
    return path === undefined || isHidden ? [] : [{ item, path, isClosed }];
  };
  const own = planned
    .filter((section) => section.offReason === undefined)
    .map((section) => ({
      id: section.id,
      title: section.children.length === 0 ? undefined : { key: section.labelKey },
      rows: (section.children.length === 0 ? [section] : section.children).flatMap(rowOf),
    }));
  const sections = answer === undefined ? own : inTheirOrder(own, answer);
  return sections.filter(({ rows }) => rows.length > 0);
}

function inTheirOrder(
  own: readonly OfficeMenuSection[],
  { groups }: OfficeMenuAnswer,
): readonly OfficeMenuSection[] {
  const all = own.flatMap(({ rows }) => rows);
  const placed = new Set<OfficeMenuRow>();
  const theirs = groups.map((group, index) => ({
    id: `platform-${index}`,
    title: { text: group.title },
    rows: group.keys.flatMap((key): readonly OfficeMenuRow[] => {
      const path = pathOfKey.get(key);
      const row = all.find((one) => one.path === path && !placed.has(one));
      if (row === undefined) return [];
      placed.add(row);
      return [row];
    }),
  }));
  const left = own.map((section) => ({
    ...section,
    rows: section.rows.filter((row) => !placed.has(row)),
    // The section that holds most of them, so that one stray key does not split a section.
    home: mostOf(theirs, section.rows),
  }));
  return [
    ...theirs.map((section) => ({
      ...section,
      rows: [
        ...section.rows,
        ...left.filter(({ home }) => home === section.id).flatMap(({ rows }) => rows),
      ],
    })),
    ...left.filter(({ home }) => home === undefined),
  ];
}

function mostOf(
  sections: readonly OfficeMenuSection[],
  wanted: readonly OfficeMenuRow[],
): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const { id, rows } of sections) {
    const count = rows.filter((row) => wanted.includes(row)).length;
    if (count <= most) continue;
    best = id;
    most = count;
  }
  return best;
}
