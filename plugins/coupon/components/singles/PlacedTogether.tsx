import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button, ErrorBlock, useService, useServices, useTranslate } from '#core/ui';
import { couponSelectionsToken } from '../../contract.ts';
import type { LiveSelection } from '../../domain/LiveSelection.ts';
import type { SingleResult } from '../../domain/Placement.ts';
import { SinglesResultStore } from '../../stores/singles/SinglesResultStore.ts';
import styles from './Singles.module.css';
import { SingleResultRow } from './SingleResultRow.tsx';

export interface PlacedTogetherProps {
  /** Under which the singles were sent. */
  readonly placementKey: string;
}

/** What became of many singles that were sent together: which are bets, and of the others why not and whether they can be bet on now. */
export const PlacedTogether = observer(function PlacedTogether({ placementKey }: PlacedTogetherProps) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const [store] = useState(() => new SinglesResultStore(services, placementKey));
  useEffect(() => void store.load(), [store]);
  const { state } = store;
  if (state.kind === 'loading') return <div className={styles.waiting} />;
  if (state.kind === 'failed') return <ErrorBlock title={t('singles.failed')} onRetry={() => void store.load()} />;
  return (
    <ul className={styles.results}>
      {state.singles.map((single) => (
        <SingleResultRow key={single.outcomeId} single={single} name={nameOf(single)} remedy={<AddButton selection={single.selection} />} />
      ))}
    </ul>
  );
});

function nameOf({ bet, selection }: SingleResult): string {
  const named = bet?.selections[0] ?? selection;
  return named === undefined ? '–' : `${named.outcomeName} · ${named.eventName}`;
}

/** Puts the outcome into the coupon again, at the odds of now. */
const AddButton = observer(function AddButton({ selection }: { readonly selection: LiveSelection | undefined }) {
  const t = useTranslate('coupon.later');
  const selections = useService(couponSelectionsToken);
  if (selection === undefined || selection.isFinished || selection.isSuspended || selections.has(selection.outcomeId)) return null;
  const { outcomeId, eventId, odds, isLive, outcomeName, marketName, eventName, sportIcon } = selection;
  return (
    <Button size="sm" className={styles.remedy} isDisabled={selections.isLocked} onClick={() => selections.toggle({ outcomeId, eventId, odds, isLive, outcomeName, marketName, eventName, sportIcon })}>
      {t('quick.add')}
    </Button>
  );
});
