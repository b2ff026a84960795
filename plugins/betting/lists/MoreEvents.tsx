import { observer } from 'mobx-react-lite';
import { Button, useFormat, useTranslate } from '#core/ui';
import type { ListStore } from './ListStore.ts';
import styles from './MoreEvents.module.css';

/** Link to the rest of a long list: not by scrolling, so the footer stays reachable. */
export const MoreEvents = observer(function MoreEvents({ list }: { readonly list: ListStore }) {
  const t = useTranslate('betting');
  const format = useFormat();
  if (!list.hasMore || !list.snapshot.hasValue) return null;
  const count = list.total - list.order.length;
  return (
    <div className={styles.more}>
      {list.hasMoreFailed ? <p role="status">{t('list.failed')}</p> : null}
      <Button variant="secondary" isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t('list.more', { count, number: format.number(count) })}
      </Button>
    </div>
  );
});
