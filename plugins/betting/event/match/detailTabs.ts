import type { EventStore } from '../EventStore.ts';

export type DetailTab = 'statistics' | 'timeline' | 'line-ups' | 'head-to-head' | 'table';

const beforeStart: readonly DetailTab[] = ['head-to-head', 'table', 'line-ups'];
const underWay: readonly DetailTab[] = [
  'statistics',
  'timeline',
  'line-ups',
  'head-to-head',
  'table',
];

export function detailTabs(store: EventStore): readonly DetailTab[] {
  const isBefore = store.event?.score === undefined || store.event.status === 'not-started';
  return (isBefore ? beforeStart : underWay).filter((tab) =>
    tab === 'statistics'
      ? store.canTell('statistics')
      : tab !== 'line-ups' || store.canTell('line_ups'),
  );
}
