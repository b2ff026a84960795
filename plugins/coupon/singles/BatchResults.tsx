import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pickOf } from '#domain/bets/pickOf.ts';
import type { Direction } from '#domain/texts/sidesInLine.ts';
import { Button, ResourceView, useFormat, useService, useServices, useTranslate } from '#core/ui';
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

/** Results of many singles sent together: bets, or the reasons of refusals. */
export const BatchResults = observer(function BatchResults({ placementKey }: BatchResultsProps) {
  const t = useTranslate('coupon.later');
  const services = useServices();
  const format = useFormat();
  const { direction } = services.environment;
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
              name={nameOf(single, format, direction)}
              remedy={<AddButton selection={single.selection} />}
            />
          ))}
        </ul>
      )}
    </ResourceView>
  );
});

function nameOf(
  { bet, selection }: SingleResult,
  { line, names }: ReturnType<typeof useFormat>,
  direction: Direction,
): string {
  const named = bet?.selections[0] ?? selection;
  if (named === undefined) return '–';
  // The row of a placed bet already names the event.
  const pick = pickOf(named, direction);
  return bet === undefined ? line([pick, names(named.eventName)]) : pick;
}

/** Adds the outcome to the coupon again at current odds. */
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
