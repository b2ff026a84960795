import { runInAction } from 'mobx';
import type { CoreServices } from '#core';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponSelections } from '../contract.ts';

/** Empties the coupon; the notice about it can restore everything while it is shown. */
export function clearWithUndo(
  { i18n, notices }: Pick<CoreServices, 'i18n' | 'notices'>,
  selections: CouponSelections,
  composition: CompositionStore,
): void {
  const { drafts } = selections;
  selections.clear();
  if (selections.count > 0 || drafts.length === 0) return;

  function putBack(): void {
    runInAction(() => {
      if (selections.count === 0) composition.restore();
      for (const draft of drafts) if (!selections.has(draft.outcomeId)) selections.toggle(draft);
    });
  }

  notices.add({
    group: 'coupon-cleared',
    kind: 'default-with-controls',
    tone: 'info',
    title: i18n.t('coupon.later:cleared'),
    actions: [{ id: 'undo', label: i18n.t('coupon.later:cleared.undo'), run: putBack }],
  });
}
