import { useServices, useTranslate } from '#core/ui';
import {
  useCompositionStore,
  useCouponStore,
  usePlacementStore,
  useRowsStore,
} from '../../setup/useStores.ts';

/** Moves a selection within the order, announces it and keeps the focus. */
export function useMove(): (outcomeId: number, place: number) => void {
  const t = useTranslate('coupon.kinds');
  const { announcer, scheduler } = useServices();
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  return (outcomeId, place) => {
    const count = coupon.outcomeIds.length;
    if (placement.isUnderWay || place < 0 || place >= count) return;
    const focused = document.activeElement;
    composition.move(outcomeId, place);
    // Moving the row in the DOM blurs it.
    scheduler.nextFrame(() => {
      if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
      const isOff = focused instanceof HTMLButtonElement && focused.disabled;
      // At the first or last place the button is disabled: the focus goes to its neighbour.
      if (isOff)
        focused.closest('[data-selection]')?.querySelector<HTMLElement>('button:enabled')?.focus();
      else focused.focus();
    });
    const row = rows.of(outcomeId);
    announcer.polite(
      t('move.done', {
        name: row?.live?.outcomeName ?? row?.draft.outcomeName ?? '',
        place: place + 1,
        count,
      }),
    );
  };
}
