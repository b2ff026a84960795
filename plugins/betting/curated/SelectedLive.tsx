import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Skeleton, useOpen, useTranslate } from '#core/ui';
import type { ListStore } from '../lists/ListStore.ts';
import { TopLive } from '../home/TopLive.tsx';

interface SelectedLiveProps {
  readonly list: ListStore;
  readonly cardCount: number;
  readonly pageType: string;
  /** Whether there will be cards; undefined until the answer has come. */
  readonly isExpected: boolean | undefined;
  readonly children: ReactNode;
}

/** A curated page's live matches as cards; the rest waits while their height is unknown. */
export const SelectedLive = observer(function SelectedLive({
  list,
  cardCount,
  pageType,
  isExpected,
  children,
}: SelectedLiveProps) {
  const t = useTranslate('betting.later');
  const { snapshot } = useOpen(list);
  if (snapshot.isLoading && isExpected === undefined) return <Skeleton shapes={skeletons.list} />;
  return (
    <>
      {snapshot.isLoading && isExpected === false ? null : (
        <TopLive
          list={list}
          cardCount={cardCount}
          title={t('selection.live')}
          to={{ name: 'betting.curated-section', params: { pageType, section: 'live' } }}
        />
      )}
      {children}
    </>
  );
});
