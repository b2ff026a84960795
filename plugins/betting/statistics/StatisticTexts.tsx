import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Skeleton, useLaterTexts } from '#core/ui';

/** Pages of statistics are no first page of anybody: their texts come with them. */
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
