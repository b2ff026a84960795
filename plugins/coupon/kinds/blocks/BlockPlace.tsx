import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Icon, useServices, useTranslate } from '#core/ui';
import type { RowPartProps } from '../../selections/SelectionRow.tsx';
import styles from './Place.module.css';
import { useBlockName } from './useBlockName.ts';
import { useDragHandle } from '../chain/useDragHandle.ts';
import {
  useCompositionStore,
  useCouponStore,
  usePlacementStore,
  useRowsStore,
} from '../../setup/useStores.ts';

/** A selection's block: a menu of all blocks and a drag handle. */
export const BlockPlace = observer(function BlockPlace({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const { announcer, scheduler } = useServices();
  const blockName = useBlockName();
  const panelRef = useRef<HTMLSpanElement>(null);
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  const { type, blocks } = coupon;
  const own = composition.blockOf(outcomeId);
  const index = blocks.findIndex((block) => block.id === own);
  const row = rows.of(outcomeId);
  const name = row?.live?.outcomeName ?? row?.draft.outcomeName ?? '';

  /** The selection is rendered in another row, so the focus follows. */
  function move(value: string): void {
    if (placement.isUnderWay || value === `${own}`) return;
    const panel = panelRef.current?.closest('[role="tabpanel"]');
    composition.moveToBlock(outcomeId, value === 'new' ? undefined : Number(value));
    scheduler.nextFrame(() =>
      panel?.querySelector<HTMLElement>(`[data-selection="${outcomeId}"] select`)?.focus(),
    );
    const to = composition.blockOf(outcomeId);
    announcer.polite(
      t('block.moved', {
        name,
        block:
          to === 0
            ? t('block.lobby')
            : blockName(
                type,
                coupon.blocks.findIndex((block) => block.id === to),
              ),
      }),
    );
  }

  const drag = useDragHandle('[data-block]', (target) => move(target.dataset['block'] ?? 'new'));
  const letter =
    own === 0
      ? '∗'
      : type === 'multi' && index < 26
        ? String.fromCodePoint(65 + index)
        : `${index + 1}`;
  return (
    <span ref={panelRef} className={styles.place}>
      <span className={styles.handle} aria-hidden="true" {...(placement.isUnderWay ? {} : drag)}>
        <Icon name="arrows-move" size={14} />
      </span>
      <span className={styles.letter}>
        <span aria-hidden="true">{letter}</span>
        <select
          aria-label={t('block.of', { name })}
          value={own}
          disabled={placement.isUnderWay}
          onChange={(event) => move(event.currentTarget.value)}
        >
          {type === 'multi' ? <option value="0">{t('block.lobby')}</option> : null}
          {blocks.map((block, at) => (
            <option key={block.id} value={block.id}>
              {blockName(type, at)}
            </option>
          ))}
          <option value="new">{t('block.new')}</option>
        </select>
      </span>
    </span>
  );
});
