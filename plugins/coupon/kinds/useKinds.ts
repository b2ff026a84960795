import { useTranslate } from '#core/ui';
import { couponTypes, type CouponType } from '#domain/ticket/CouponType.ts';
import type { CouponConflict } from '#domain/ticket/conflicts/findConflicts.ts';
import { betsOf } from '#domain/ticket/namedBets.ts';
import { typeAvailability } from '#domain/ticket/conflicts/typeAvailability.ts';
import { useCouponStore, usePricingStore, useRowsStore } from '../setup/useStores.ts';
import { kindName } from './kindName.ts';

/** A kind of coupon in a list of all. */
interface ListedKind {
  readonly type: CouponType;
  readonly name: string;
  /** Description, or the reason why the selections do not fit. */
  readonly text: string;
  readonly isOff: boolean;
  readonly isOn: boolean;
}

/** All kinds with the reason why one is not available. Call it in an observer. */
export function useKinds(): readonly ListedKind[] {
  const t = useTranslate('coupon.kinds');
  const coupon = useCouponStore();
  const pricing = usePricingStore();
  const rows = useRowsStore();
  const availability = typeAvailability(rows.facts, pricing.pricing?.maxSelections);

  function name(outcomeId: number): string {
    const row = rows.of(outcomeId);
    return row?.live?.outcomeName ?? row?.draft.outcomeName ?? '';
  }

  function reasonText(reason: CouponConflict): string {
    switch (reason.kind) {
      case 'too-few':
      case 'too-few-free':
      case 'too-few-blocks':
        return t('off.few', { count: reason.least - reason.count });
      case 'too-many':
        return t('off.many', { count: reason.most });
      case 'same-event':
        return t('off.same-event', {
          name: name(reason.outcomeId),
          other: name(reason.otherOutcomeId),
        });
      case 'dependent':
        return t('off.dependent', {
          name: name(reason.outcomeId),
          other: name(reason.otherOutcomeId),
        });
      default:
        return t('off.excluded', { name: name(reason.outcomeId) });
    }
  }

  function about(type: CouponType): string {
    if (type !== 'lucky' && type !== 'patent') return t(`about.${type}`);
    const count = betsOf({ type, selections: coupon.outcomeIds.length });
    return `${t('bets', { count })} · ${t(`about.${type}`)}`;
  }

  return couponTypes.map((type) => {
    const available = availability[type];
    return {
      type,
      name: kindName(t, type, coupon.outcomeIds.length),
      text: available.isAvailable ? about(type) : reasonText(available.reason),
      isOff: !available.isAvailable,
      isOn: type === coupon.type,
    };
  });
}
