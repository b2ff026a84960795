import type { SelectionDraft, SelectionTaker } from '../prices/SelectionTaker.ts';

/** BET-161: all or none: what was added before the coupon was full is taken out again. */
export function addSelections(
  coupon: Pick<SelectionTaker, 'has' | 'toggle' | 'remove'>,
  selections: readonly SelectionDraft[],
): 'added' | 'full' | 'locked' {
  const added: number[] = [];
  for (const selection of selections) {
    if (coupon.has(selection.outcomeId)) continue;
    const result = coupon.toggle(selection);
    if (result === 'added') {
      added.push(selection.outcomeId);
      continue;
    }
    for (const id of added) coupon.remove(id);
    return result === 'full' ? 'full' : 'locked';
  }
  return 'added';
}
