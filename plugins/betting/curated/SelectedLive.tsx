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
  /** Whether cards will be shown; undefined until the answer has arrived. */
  readonly isExpected: boolean | undefined;
  readonly children: ReactNode;
}

/** Live matches of a curated page as cards; the content below waits until their height is known. */
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
