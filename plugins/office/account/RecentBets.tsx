import { createSkeleton } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  classNames,
  EmptyState,
  ErrorBlock,
  Link,
  Panel,
  PanelHead,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { betStatus } from '#domain/bets/betStatus.ts';
import { betRoute } from '../contract.ts';
import { AllLink } from '../frame/AllLink.tsx';
import { HistoryStore } from '../history/HistoryStore.ts';
import { PickedOutcome } from '../../betting/ui.ts';
import { BetStake, StatusBadge, useBetText } from '../../coupon/ui.ts';
import styles from './RecentBets.module.css';

const shownCount = 10;
/**
 * As high as the table, so that nothing below moves; a bet is a quarter higher than a skeleton row.
 */
const recentSkeleton = createSkeleton(['table', Math.ceil(shownCount * 1.25)]);

/** Newest bets, with a link to all of them. */
export const RecentBets = observer(function RecentBets() {
  const services = useServices();
  const t = useTranslate('office');
  const [store] = useState(
    () => new HistoryStore(services, { pageSize: shownCount, period: 'last90' }),
  );
  useEffect(() => store.start(), [store]);
  const hasFailed = store.answers.error !== undefined;
  return (
    <Panel aria-labelledby="recent-bets" className={styles.panel}>
      <PanelHead
        id="recent-bets"
        title={t('recent.title')}
        actions={<AllLink to="office.history" label={t('recent.all')} />}
      />
      {hasFailed ? <ErrorBlock onRetry={() => void store.reload()} /> : null}
      {store.answers.isLoading ? <Skeleton shapes={recentSkeleton} /> : null}
      {store.answer?.bets.length === 0 ? (
        <EmptyState icon="receipt-off" title={t('history.none')} text={t('history.none.text')} />
      ) : null}
      {store.bets.length === 0 || hasFailed ? null : <RecentTable bets={store.bets} />}
    </Panel>
  );
});

const RecentTable = observer(function RecentTable({ bets }: { readonly bets: readonly Bet[] }) {
  const t = useTranslate('office');
  const tBets = useTranslate('coupon.bets');
  const text = useBetText();
  const { dateTime } = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.bet')}</th>
          <th scope="col" className={styles.wideOnly}>
            {t('bet.kind')}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {tBets('column.odds')}
          </th>
          <th scope="col">{tBets('column.stake')}</th>
          <th scope="col">{tBets('column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <tr key={bet.id}>
            <td>
              <Link
                to={{ name: betRoute, params: { bet: bet.id } }}
                className={`num ${styles.bet}`}
              >
                {text.number(bet.id)}
              </Link>
              <small className="num">{dateTime(bet.placedAtS)}</small>
              <div className={styles.narrowOnly}>
                <RecentTitle bet={bet} />
              </div>
            </td>
            <td className={styles.wideOnly}>
              <RecentTitle bet={bet} />
            </td>
            <td className={styles.wideOnly}>
              <span className="num" translate="no">
                {text.odds(bet)}
              </span>
            </td>
            <td>
              <BetStake bet={bet} isLabelHidden />
            </td>
            <td>
              <StatusBadge status={betStatus(bet)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Title of a bet: outcome and event of a single, else kind and events. */
function RecentTitle({ bet }: { readonly bet: Bet }) {
  const text = useBetText();
  const format = useFormat();
  const [first] = bet.selections;
  const isSingle = bet.selections.length === 1 && first !== undefined;
  return (
    <>
      {isSingle ? <PickedOutcome picked={first} /> : text.title(bet)}
      <small className={classNames('one-line', styles.events)}>
        {format.line(bet.selections.map(({ eventName }) => format.names(eventName)))}
      </small>
    </>
  );
}
