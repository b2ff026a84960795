import { observer } from 'mobx-react-lite';
import { LazyPart, useTranslate } from '#core/ui';
import { loadBatchResults } from '../contract.ts';
import type { BetBatch } from '#domain/bets/Bet.ts';
import { Fold } from '../explain/Fold.tsx';
import styles from './Singles.module.css';

/** Disclosure with the results of the singles sent together. */
export const BatchFold = observer(function BatchFold({
  batch: { key, placed, count },
}: {
  readonly batch: BetBatch;
}) {
  const t = useTranslate('coupon.kinds');
  return (
    <Fold label={t('singles.title', { placed, count })}>
      {() => (
        <div className={styles.batch}>
          <LazyPart
            name="coupon.batch-results"
            load={loadBatchResults}
            props={{ placementKey: key }}
            hasLaterTexts
            skeleton={<div className={styles.waiting} />}
          />
        </div>
      )}
    </Fold>
  );
});
