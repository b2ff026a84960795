import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EmptyState, Panel, PanelHead, useTranslate } from '#core/ui';
import styles from '../frame/Frame.module.css';
import { BonusCard } from './BonusCard.tsx';
import type { Bonus } from './Bonuses.ts';
import type { BonusesStore } from './BonusesStore.ts';

interface BonusGroupProps {
  readonly group: 'active' | 'done' | 'refused';
  readonly bonuses: readonly Bonus[];
  readonly store: BonusesStore;
  /** Shows an empty state; otherwise an empty group is omitted. */
  readonly isAlways?: boolean;
}

/** Bonuses in one state. */
export const BonusGroup = observer(function BonusGroup({
  group,
  bonuses,
  store,
  isAlways = false,
}: BonusGroupProps) {
  const t = useTranslate('bonuses.page');
  const id = useId();
  if (bonuses.length === 0 && !isAlways) return null;
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={t(`group.${group}`)} />
      {bonuses.length === 0 ? (
        <EmptyState icon="gift" title={t('none')} />
      ) : (
        <div className={styles.cards}>
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.accountId} bonus={bonus} store={store} />
          ))}
        </div>
      )}
    </Panel>
  );
});
