import type { CouponType } from '#domain/ticket/CouponType.ts';
import { namedBetFor } from '#domain/ticket/namedBets.ts';

/** Returns the trade name ("Yankee") where the number of selections has one, else the kind. */
export function kindName(t: (key: string) => string, type: CouponType, selections: number): string {
  const named = type === 'lucky' || type === 'patent' ? namedBetFor(type, selections) : undefined;
  return t(named === undefined ? `name.${type}` : `named.${named.id}`);
}
