import { historySkeleton } from '../contract.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorBlock,
  Pager,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { HistoryStore } from './HistoryStore.ts';
import { HistoryBet } from './HistoryBet.tsx';
import { lineRoute } from '../../betting/contract.ts';
import styles from './HistoryList.module.css';

interface HistoryListProps {
  readonly store: HistoryStore;
}

/** Bets of the page, or an empty state. */
export const HistoryList = observer(function HistoryList({ store }: HistoryListProps) {
  const t = useTranslate('office');
  const tBets = useTranslate('coupon.bets');
  const { announcer } = useServices();
  const { answer, answers, filter } = store;

  // Announced once per change of the filter, not for every change of a bet.
  const total = answers.state.kind === 'ready' ? answer?.total : undefined;
  useEffect(() => {
    if (total !== undefined) announcer.polite(t('history.found', { count: total }));
  }, [total, filter, announcer, t]);

  if (answers.error !== undefined)
    return <ErrorBlock title={t('history.failed')} onRetry={() => void store.reload()} />;
  if (answer === undefined) return <Skeleton shapes={historySkeleton} />;
  if (answer.bets.length === 0) return <NoBets store={store} />;
  return (
    <div className={styles.list} aria-busy={answers.state.kind === 'refreshing'}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span>{t('column.placed')}</span>
        <span>{t('column.bet')}</span>
        <span>{tBets('column.odds')}</span>
        <span>{tBets('column.stake')}</span>
        <span>{tBets('column.return')}</span>
        <span>{tBets('column.status')}</span>
      </div>
      <ul>
        {answer.bets.map((bet) => (
          <HistoryBet
            key={bet.id}
            bet={bet}
            isExpanded={store.expandedIds.has(bet.id)}
            onToggle={store.toggleExpanded}
          />
        ))}
      </ul>
      <HistoryPager store={store} />
    </div>
  );
});

const HistoryPager = observer(function HistoryPager({ store }: HistoryListProps) {
  const t = useTranslate('office');
  const { number } = useFormat();
  const { answer, pageCount } = store;
  if (answer === undefined || pageCount < 2) return null;
  const first = (answer.page - 1) * answer.pageSize + 1;
  const last = Math.min(first + answer.pageSize - 1, answer.total);
  return (
    <div className={styles.pager}>
      <span className="num">
        {t('history.range', { from: number(first), to: number(last), total: number(answer.total) })}
      </span>
      <Pager page={store.page} pageCount={pageCount} onChange={store.setPage} />
    </div>
  );
});

const NoBets = observer(function NoBets({ store }: HistoryListProps) {
  const t = useTranslate('office');
  const { navigation } = useServices();
  if (store.isNarrowed) {
    return (
      <EmptyState
        icon="search-off"
        title={t('history.nothingFound')}
        text={t('history.nothingFound.text')}
        action={<Button onClick={store.clearFilter}>{t('history.clearFilter')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon="receipt-off"
      title={t('history.none')}
      text={t('history.none.text')}
      action={
        navigation.hasRoute(lineRoute) ? (
          <ButtonLink to={{ name: lineRoute }}>{t('history.toLine')}</ButtonLink>
        ) : undefined
      }
    />
  );
});
