import { ApiError, type SandboxPlatform } from '#sandbox';
import type { PromotionsBarred } from '#wire';

/** Returns why nothing is offered: self-exclusion or a break. */
export function barredOf(
  { protection }: Pick<SandboxPlatform, 'protection'>,
  userId: number,
): PromotionsBarred | undefined {
  const breaks = protection.breaks.of(userId);
  const [first] = breaks.toSorted((one, other) => other.endsAtMs - one.endsAtMs);
  if (first === undefined) return undefined;
  const isExclusion = breaks.some(({ kind }) => kind === 'selfExclusion');
  return {
    reason: isExclusion ? 'exclusion' : 'break',
    ends_at: Math.floor(first.endsAtMs / 1000),
  };
}

/** @throws ApiError 403 `promotions_barred`, or `right_closed` */
export function requireOpen(
  platform: Pick<SandboxPlatform, 'protection' | 'rights'>,
  userId: number,
): void {
  platform.rights.require(userId, 'bonus');
  const barred = barredOf(platform, userId);
  if (barred !== undefined)
    throw new ApiError(403, 'promotions_barred', 'No promotions while you take a break', {
      meta: { ...barred },
    });
}

/** Whether the operator allows the person bonuses. */
export function mayTake({ rights }: Pick<SandboxPlatform, 'rights'>, userId: number): boolean {
  return rights.of(userId).every(({ right, allowed }) => right !== 'bonus' || allowed);
}

/** @throws ApiError 403 `promotions_barred`; `right_closed` where the operator closed bonuses */
export function requireTaking(
  platform: Pick<SandboxPlatform, 'protection' | 'rights'>,
  userId: number,
): void {
  requireOpen(platform, userId);
  platform.rights.require(userId, 'bonus');
}
