import { observer } from 'mobx-react-lite';
import { useRef, type ComponentType, type KeyboardEventHandler } from 'react';
import { useTranslate } from '#core/ui';
import { SelectionRow, type RowPartProps } from './SelectionRow.tsx';
import { useCouponStore, useSelections } from '../setup/useStores.ts';

interface SelectionListProps {
  /** All of the coupon by default. */
  readonly outcomeIds?: readonly number[];
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLUListElement>;
  /** Component that a kind of coupon renders before each selection. */
  readonly Lead?: ComponentType<RowPartProps>;
  /** Component that a kind of coupon renders below each selection. */
  readonly Extra?: ComponentType<RowPartProps>;
}

/** List of selections. After a removal the next, else the previous row gets the focus. */
export const SelectionList = observer(function SelectionList({
  outcomeIds: given,
  label,
  className,
  onKeyDown,
  Lead,
  Extra,
}: SelectionListProps) {
  const coupon = useCouponStore();
  const selections = useSelections();
  const outcomeIds = given ?? coupon.outcomeIds;
  const t = useTranslate('coupon.later');
  const listRef = useRef<HTMLUListElement>(null);

  function handleRemove(outcomeId: number): void {
    const all = coupon.outcomeIds;
    const index = all.indexOf(outcomeId);
    const neighbour = all[index + 1] ?? all[index - 1];
    const panel = listRef.current?.closest('[role="tabpanel"]');
    selections.remove(outcomeId);
    if (neighbour === undefined) document.getElementById('tab-coupon')?.focus();
    else panel?.querySelector<HTMLElement>(`[data-remove="${neighbour}"]`)?.focus();
  }

  return (
    <ul
      ref={listRef}
      className={className}
      aria-label={label ?? t('selections')}
      onKeyDown={onKeyDown}
    >
      {outcomeIds.map((outcomeId) => (
        <SelectionRow
          key={outcomeId}
          outcomeId={outcomeId}
          onRemove={handleRemove}
          Lead={Lead}
          Extra={Extra}
        />
      ))}
    </ul>
  );
});
