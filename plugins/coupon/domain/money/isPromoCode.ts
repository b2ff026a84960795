import type { PromoCode } from './MoneyTerms.ts';

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** True when what was read from storage is a code with its conditions; the platform judges it when it is used. */
export function isPromoCode(value: unknown): value is PromoCode {
  const promo = (value ?? {}) as Partial<Record<keyof PromoCode, unknown>>;
  const benefit = (promo.benefit ?? {}) as Readonly<Record<string, unknown>>;
  const isBenefit = isAmount(benefit['valueMinor']) && (benefit['kind'] === 'refund' || (benefit['kind'] === 'free-bet' && typeof benefit['isStakePaidOut'] === 'boolean'));
  const hasText = typeof promo.code === 'string' && promo.code !== '' && typeof promo.currency === 'string' && /^[A-Z]{3}$/.test(promo.currency);
  const hasTypes = Array.isArray(promo.typeIds) && promo.typeIds.every((typeId) => isAmount(typeId) && Number(typeId) <= 9);
  return hasText && isBenefit && hasTypes && isAmount(promo.minSelections) && isAmount(promo.minOdds) && (promo.endsAtS === undefined || isAmount(promo.endsAtS));
}
