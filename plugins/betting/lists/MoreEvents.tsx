import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, useFormat, useTranslate } from '#core/ui';
import type { ListStore } from './ListStore.ts';
import { useRowPosition } from './position/useRowPosition.ts';
import styles from './MoreEvents.module.css';

/** About a screen and a half: the next rows are there before they come into view. */
const aheadMargin = '0px 0px 1200px';

/**
 * Loads more of a long list as its end comes near; once stopped, the page footer can be reached.
 */
export const MoreEvents = observer(function MoreEvents({ list }: { readonly list: ListStore }) {
  const t = useTranslate('betting');
  const format = useFormat();
  useRowPosition(list);
  const end = useRef<HTMLDivElement>(null);
  const [isStopped, setStopped] = useState(false);
  const hasMore = list.hasMore && list.snapshot.hasValue;
  const isGoingOn = hasMore && !isStopped && !list.hasMoreFailed;
  const loaded = list.order.length;
  useEffect(() => {
    if (!isGoingOn || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void list.loadMore();
      },
      { rootMargin: aheadMargin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // Also after each step, which may have left the end as near as it was.
  }, [list, isGoingOn, loaded]);
  if (!hasMore) return null;
  const count = list.total - loaded;
  return (
    <div ref={end} className={styles.more}>
      {list.hasMoreFailed ? <p role="status">{t('list.failed')}</p> : null}
      {isGoingOn ? (
        <Button variant="ghost" onClick={() => setStopped(true)}>
          {t('list.stop')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          isBusy={list.isLoadingMore}
          onClick={() => {
            setStopped(false);
            void list.loadMore();
          }}
        >
          {t('list.more', { count, number: format.number(count) })}
        </Button>
      )}
    </div>
  );
});
