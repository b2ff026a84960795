import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Alert, useFormat, useServices, useTranslate } from '#core/ui';
import type { GeneratedBets } from './BetProposal.ts';
import { AddToCoupon } from '../AddToCoupon.tsx';
import { ProposalSelections } from '../ProposalSelections.tsx';
import styles from './ProposedBets.module.css';

export const ProposedBets = observer(function ProposedBets({
  answer: { proposals, reason },
  onAdded,
}: {
  readonly answer: GeneratedBets;
  readonly onAdded: () => void;
}) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  const writer = oddsWriterFor(useServices());
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [proposals]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.found}
      role="group"
      aria-label={t('generator.found', { count: proposals.length })}
    >
      {reason === undefined ? null : (
        <Alert tone={proposals.length === 0 ? 'warning' : 'info'}>{t(`generator.${reason}`)}</Alert>
      )}
      {proposals.map(({ selections, odds, payout }) => (
        <section
          key={selections.map(({ outcomeId }) => outcomeId).join()}
          className={styles.proposal}
        >
          <header className={styles.head}>
            <h3 className={styles.payout}>
              {t('generator.returns', { amount: format.money(payout) })}
            </h3>
            <span className={styles.odds}>
              {t('betting.accumulators:accumulator.total')}{' '}
              <b className="num" translate="no">
                {writer.exactTotal(odds)}
              </b>
            </span>
          </header>
          <ProposalSelections selections={selections} />
          <div className={styles.add}>
            <AddToCoupon selections={selections} onAdded={onAdded} />
          </div>
        </section>
      ))}
    </div>
  );
});
