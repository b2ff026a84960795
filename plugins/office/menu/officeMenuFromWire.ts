import type { OfficeMenuAnswer as OfficeMenuWire } from '#wire';

/** Keys of pages under one title, as the platform orders them. */
export interface OfficeMenuGroup {
  readonly title: string;
  readonly keys: readonly string[];
}

/** The menu for this person. */
export interface OfficeMenuAnswer {
  readonly groups: readonly OfficeMenuGroup[];
  readonly hasBonus: boolean;
  readonly canDeposit: boolean;
}

export function officeMenuFromWire({
  menuCategories,
  menuUserData,
}: OfficeMenuWire): OfficeMenuAnswer {
  return {
    groups: menuCategories
      .flatMap(({ subMenuItems, ...category }) => [category, ...subMenuItems])
      .map(({ title, links }) => ({ title, keys: links.map(({ key }) => key) })),
    hasBonus: menuUserData.bonus_balance > 0,
    canDeposit: menuUserData.recharge_allow,
  };
}
