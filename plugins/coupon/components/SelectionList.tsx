import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../stores/CouponWorkspace.ts';
import { SelectionRow } from './SelectionRow.tsx';
import styles from './SelectionList.module.css';

/** The selections. After a removal the focus goes to the next row's button, else the one before, else the list. */
export const SelectionList = observer(function SelectionList({ workspace }: { readonly workspace: CouponWorkspace }) {
  const t = useTranslate('coupon');
  const listRef = useRef<HTMLUListElement>(null);
  const { rows } = workspace.coupon;

  function handleRemove(outcomeId: number): void {
    const index = rows.findIndex((row) => row.draft.outcomeId === outcomeId);
    const neighbour = rows[index + 1] ?? rows[index - 1];
    workspace.selections.remove(outcomeId);
    if (neighbour === undefined) document.getElementById('tab-coupon')?.focus();
    else listRef.current?.querySelector<HTMLElement>(`[data-remove="${neighbour.draft.outcomeId}"]`)?.focus();
  }

  return (
    <ul ref={listRef} className={styles.list} aria-label={t('selections')}>
      {rows.map((row) => (
        <SelectionRow key={row.draft.outcomeId} outcomeId={row.draft.outcomeId} workspace={workspace} onRemove={handleRemove} />
      ))}
    </ul>
  );
});
