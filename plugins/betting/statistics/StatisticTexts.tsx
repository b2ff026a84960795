import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Skeleton, useLaterTexts } from '#core/ui';

/** Loads the texts of statistics, which the first page leaves out. */
export const StatisticTexts = observer(function StatisticTexts({
  children,
}: {
  readonly children: ReactNode;
}) {
  return useLaterTexts('betting', 'statistic.next') ? (
    children
  ) : (
    <Skeleton shapes={skeletons.list} />
  );
});
