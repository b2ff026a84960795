import type { SelectionDraft, SelectionTaker } from '../prices/SelectionTaker.ts';

/**
 * BET-161: adds all selections or none: if the coupon gets full, those added before are removed.
 */
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
