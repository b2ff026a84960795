/** The activity that a money limit restricts. */
export type MoneyLimitKind = 'deposit' | 'wagering' | 'loss';

/** Period of a limit: the last 24 hours, the last 7 days, the last month. */
export type LimitPeriod = 'day' | 'week' | 'month';

export const moneyLimitKinds: readonly MoneyLimitKind[] = ['deposit', 'wagering', 'loss'];
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** First code of a kind on the wire; week and month follow. Source: specification 2, section 3. */
const firstCodes: Readonly<Record<MoneyLimitKind, number>> = { deposit: 20, wagering: 1, loss: 10 };

/** Self-exclusion, and a break from deposits. */
export const selfExclusionCode = 30;
export const depositBreakCode = 33;
/** Limit type 37: an authority, such as a state's register, has closed the account to play. */
export const extraCode = 37;
/** Hours of play a day, and interval in minutes of the reality check. */
export const sessionLimitCode = 31;
export const realityCheckCode = 32;
export const sessionHours = Array.from({ length: 24 }, (_, index) => index + 1);
export const realityCheckMinutes = [5, 10, 15, 30, 45, 60] as const;
/** Selectable numbers of days. Source: specification 2, section 9. */
export const selfExclusionDays = [1, 7, 30, 90, 180, 365, 730, 1095, 1825] as const;
/**
 * Exclusions up to this number of days are short breaks, which end automatically in every profile.
 */
export const shortExclusionDays = 1;
export const depositBreakDays = [1, 7, 30] as const;

export interface MoneyLimitType {
  readonly kind: MoneyLimitKind;
  readonly period: LimitPeriod;
}

export function limitCode({ kind, period }: MoneyLimitType): number {
  return firstCodes[kind] + limitPeriods.indexOf(period);
}

/** Undefined for a code that is no money limit. */
export function moneyLimitType(code: number): MoneyLimitType | undefined {
  for (const kind of moneyLimitKinds) {
    const period = limitPeriods[code - firstCodes[kind]];
    if (period !== undefined) return { kind, period };
  }
  return undefined;
}
