import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pickOf } from '#domain/bets/pickOf.ts';
import { Button, ResourceView, useService, useServices, useTranslate } from '#core/ui';
import { couponSelectionsToken } from '../contract.ts';
import type { LiveSelection } from '../selections/LiveSelection.ts';
import type { SingleResult } from '../place/Placement.ts';
import { singlesResult } from './singlesResult.ts';
import styles from './Singles.module.css';
import { SingleResultRow } from './SingleResultRow.tsx';

export interface BatchResultsProps {
  /** The idempotency key under which the singles were sent. */
  readonly placementKey: string;
}

/** Results of many singles that were sent together: bets, and of the others why not. */
export const BatchResults = observer(function BatchResults({ placementKey }: BatchResultsProps) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const [result] = useState(() => singlesResult(services, placementKey));
  return (
    <ResourceView
      resource={result}
      skeleton={<div className={styles.waiting} />}
      failedTitle={t('singles.failed')}
      missing={null}
    >
      {(singles) => (
        <ul className={styles.results}>
          {singles.map((single) => (
            <SingleResultRow
              key={single.outcomeId}
              single={single}
              name={nameOf(single)}
              remedy={<AddButton selection={single.selection} />}
            />
          ))}
        </ul>
      )}
    </ResourceView>
  );
});

function nameOf({ bet, selection }: SingleResult): string {
  const named = bet?.selections[0] ?? selection;
  if (named === undefined) return '–';
  // The row of a placed bet names its event itself.
  return bet === undefined ? `${pickOf(named)} · ${named.eventName}` : pickOf(named);
}

/** Puts the outcome into the coupon again, at the odds of now. */
const AddButton = observer(function AddButton({
  selection,
}: {
  readonly selection: LiveSelection | undefined;
}) {
  const t = useTranslate('coupon.later');
  const selections = useService(couponSelectionsToken);
  if (
    selection === undefined ||
    selection.isFinished ||
    selection.isSuspended ||
    selections.has(selection.outcomeId)
  )
    return null;
  return (
    <Button
      size="sm"
      className={styles.remedy}
      isDisabled={selections.isLocked}
      onClick={() => selections.toggle(selection)}
    >
      {t('quick.add')}
    </Button>
  );
});
