import { ApiError, type SandboxPlatform } from '#sandbox';
import {
  coolingOffDays,
  limitKindFromWire,
  moneyLimitOf,
  moneyLimitType,
  realityCheckMinutes,
  selfExclusionDays,
  sessionHours,
  type BreakKind,
  type LimitKind,
} from '#domain/limits/LimitKind.ts';
import type { LimitOrder } from '#wire';

/** Applies all orders, or none. */
export function takeOrders(
  platform: SandboxPlatform,
  userId: number,
  orders: readonly LimitOrder[],
  reason?: string,
): void {
  platform.store.transaction(() => {
    for (const order of orders) takeOrder(platform, userId, order, reason);
  });
}

/** Whether an order would loosen a limit, so that questions come first. */
export function isLooser(
  { protection }: SandboxPlatform,
  userId: number,
  { limitType, limitValue }: LimitOrder,
): boolean {
  const kind = limitKindFromWire(limitType);
  return canWait(kind) && protection.changeOf(userId, kind, limitValue) === 'looser';
}

/** Whether a looser value waits before it applies: amounts and hours of play. */
export function canWait(kind: LimitKind | undefined): kind is LimitKind {
  return kind !== undefined && (kind === 'sessionTime' || moneyLimitType(kind) !== undefined);
}

function takeOrder(
  platform: SandboxPlatform,
  userId: number,
  order: LimitOrder,
  reason: string | undefined,
): void {
  const { protection } = platform;
  const { limitType, limitValue, measure } = order;
  const kind = limitKindFromWire(limitType);
  const type = kind === undefined ? undefined : moneyLimitType(kind);
  if (type === undefined) {
    setOther(platform, userId, kind, { order, reason });
    return;
  }
  const now = protection.limitsOf(userId).find((each) => moneyLimitOf(each) === kind);
  if (now !== undefined && measure !== now.currency)
    throw new ApiError(
      400,
      'currency',
      `The limit is in ${now.currency}: give the amount in ${now.currency}`,
      { field: 'limits' },
    );
  const most = type.kind === 'deposit' ? protection.mostDeposit(userId) : undefined;
  if (most !== undefined && type.period === 'month' && (limitValue ?? 0) > most)
    throw new ApiError(400, 'limit_most', `Nobody may pay in more than ${most} a month`, {
      field: 'limits',
      meta: { most },
    });
  protection.set(userId, type, limitValue);
}

/** Applies an order in hours, minutes or days. */
function setOther(
  platform: SandboxPlatform,
  userId: number,
  kind: LimitKind | undefined,
  {
    order: { limitType, limitValue },
    reason,
  }: { readonly order: LimitOrder; readonly reason: string | undefined },
): void {
  const { protection } = platform;
  const requireOne = (offered: readonly number[]): void => {
    if (limitValue === undefined || !offered.includes(limitValue))
      throw new ApiError(400, 'limit_value', `The value is one of ${offered.join(', ')}`, {
        field: 'limits',
      });
  };
  switch (kind) {
    case 'sessionTime':
      if (limitValue !== undefined) requireOne(sessionHours);
      protection.setSessionHours(userId, limitValue);
      return;
    case 'realityCheck':
      requireOne(realityCheckMinutes);
      protection.setRealityCheck(userId, limitValue ?? 0);
      return;
    case 'selfExclusion':
    case 'coolingOff':
      requireDays(kind === 'selfExclusion' ? selfExclusionDays : coolingOffDays, limitValue);
      takeBreak(platform, userId, { kind, days: limitValue, reason });
      return;
    default:
      throw new ApiError(400, 'limit_unknown', `There is no limit ${limitType}`, {
        field: 'limits',
      });
  }
}

export function requireDays(offered: readonly number[], days: number | undefined): void {
  if (days === undefined || !offered.includes(days))
    throw new ApiError(400, 'limit_days', `The days are one of ${offered.join(', ')}`, {
      field: 'limits',
    });
}

/** @throws ApiError 409 `limit_runs` if a longer one runs */
export function takeBreak(
  { protection }: SandboxPlatform,
  userId: number,
  {
    kind,
    days,
    reason,
  }: {
    readonly kind: BreakKind;
    readonly days: number | undefined;
    readonly reason: string | undefined;
  },
): void {
  if (!protection.breaks.begin(userId, kind, days, reason))
    throw new ApiError(409, 'limit_runs', 'A longer one runs already, and cannot be shortened');
}
