import { evaluateCondition } from '../../runtime/plan/evaluateCondition.ts';
import type { SlotToken } from '../../contract/Token.ts';
import { useConditionFacts } from '../../ui/react/useCondition.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { slots } from '../slots.ts';

/** `absent`: this page or this site has no such column, so there is nothing to toggle. */
export type ColumnState = 'absent' | 'hidden' | 'shown';

export interface Columns {
  readonly start: ColumnState;
  readonly end: ColumnState;
  readonly shape: 'both' | 'start' | 'end' | 'none';
}

/** SHL-64: columns beside the page. Call it inside an observer. */
export function useColumns(hasEndColumn: boolean): Columns {
  const { plan, preferences } = useServices();
  const facts = useConditionFacts();
  const isFilled = ({ name }: SlotToken) =>
    plan.slots.some(
      (slot) =>
        slot.slot === name &&
        slot.offReason === undefined &&
        slot.layout !== 'mobile' &&
        evaluateCondition(slot.when, facts),
    );
  const start = stateOf(isFilled(slots.columnStart), preferences.isStartColumnHidden);
  const end = stateOf(hasEndColumn && isFilled(slots.columnEnd), preferences.isEndColumnHidden);
  const shape =
    start === 'shown' ? (end === 'shown' ? 'both' : 'start') : end === 'shown' ? 'end' : 'none';
  return { start, end, shape };
}

function stateOf(isThere: boolean, isHidden: boolean): ColumnState {
  if (!isThere) return 'absent';
  return isHidden ? 'hidden' : 'shown';
}
