import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Skeleton, useTranslate } from '#core/ui';
import type { ListStore } from '../../stores/ListStore.ts';
import { TopLive } from '../TopLive.tsx';
import { useOpen } from '../useOpen.ts';

interface SelectedLiveProps {
  readonly list: ListStore;
  readonly cardCount: number;
  readonly pageType: string;
  /** Whether there will be cards; undefined where only the answer tells. */
  readonly isExpected: boolean | undefined;
  /** What stands below. */
  readonly children: ReactNode;
}

/** Live matches of a curated page on cards, and the rest of the page, which waits where nobody knows how much room they take. */
export const SelectedLive = observer(function SelectedLive({ list, cardCount, pageType, isExpected, children }: SelectedLiveProps) {
  const t = useTranslate('betting.later');
  const { loadState } = useOpen(list);
  if (loadState === 'loading' && isExpected === undefined) return <Skeleton name="list" />;
  return (
    <>
      {loadState === 'loading' && isExpected === false ? null : (
        <TopLive list={list} cardCount={cardCount} title={t('selection.live')} to={{ name: 'betting.curated-section', params: { pageType, section: 'live' } }} />
      )}
      {children}
    </>
  );
});
