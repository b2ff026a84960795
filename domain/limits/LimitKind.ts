/** Restricted amount of a limit in money. */
export type MoneyLimitKind = 'deposit' | 'wagering' | 'loss';

/** Moving window of a limit in money: the last 24 hours, the last 7 days, the last month. */
export type LimitPeriod = 'day' | 'week' | 'month';

export const moneyLimitKinds: readonly MoneyLimitKind[] = ['deposit', 'wagering', 'loss'];
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** A limit in money. */
export interface MoneyLimitType {
  readonly kind: MoneyLimitKind;
  readonly period: LimitPeriod;
}

/**
 * Self-exclusion, a time without deposits, and an account closed to play by an authority, such as a
 * state's register.
 */
export type BreakKind = 'selfExclusion' | 'coolingOff' | 'externalExclusion';

/**
 * Everything that the limit service limits. `sessionTime` is hours of play a day, `realityCheck`
 * the minutes between reality checks.
 */
export type LimitKind =
  | `${MoneyLimitKind}.${LimitPeriod}`
  | BreakKind
  | 'sessionTime'
  | 'realityCheck';

/** Codes on the wire. Source: specification 2, section 3. */
const codes: Readonly<Record<LimitKind, number>> = {
  'wagering.day': 1,
  'wagering.week': 2,
  'wagering.month': 3,
  'loss.day': 10,
  'loss.week': 11,
  'loss.month': 12,
  'deposit.day': 20,
  'deposit.week': 21,
  'deposit.month': 22,
  selfExclusion: 30,
  sessionTime: 31,
  realityCheck: 32,
  coolingOff: 33,
  externalExclusion: 37,
};

const kinds: ReadonlyMap<number, LimitKind> = new Map(
  (Object.keys(codes) as LimitKind[]).map((kind) => [codes[kind], kind]),
);

export function limitKindToWire(kind: LimitKind): number {
  return codes[kind];
}

/** Undefined for a code that the limit service does not have. */
export function limitKindFromWire(code: number): LimitKind | undefined {
  return kinds.get(code);
}

export function moneyLimitOf({ kind, period }: MoneyLimitType): LimitKind {
  return `${kind}.${period}`;
}

/** Undefined for a kind that is no limit in money. */
export function moneyLimitType(limit: LimitKind): MoneyLimitType | undefined {
  for (const kind of moneyLimitKinds)
    for (const period of limitPeriods)
      if (moneyLimitOf({ kind, period }) === limit) return { kind, period };
  return undefined;
}

export const sessionHours = Array.from({ length: 24 }, (_, index) => index + 1);
export const realityCheckMinutes = [5, 10, 15, 30, 45, 60] as const;
/** Days that may be chosen. Source: specification 2, section 9. */
export const selfExclusionDays = [1, 7, 30, 90, 180, 365, 730, 1095, 1825] as const;
/** Longest exclusion, in days, that is a short break: it ends by itself in every profile. */
export const shortExclusionDays = 1;
export const coolingOffDays = [1, 7, 30] as const;
