import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { EmptyState, ErrorBlock, Panel, SkeletonLine, useOpen, useTranslate } from '#core/ui';
import type { ListStore } from '../../betting/contract.ts';
import {
  MoreEvents,
  SectionHead,
  useBetting,
  useListFreeze,
  useStaleMark,
} from '../../betting/ui.ts';
import { cardMarkets } from './cardRows.ts';
import type { CyberQuery } from './cyberQuery.ts';
import type { Discipline } from '../disciplines/Discipline.ts';
import { CyberMatch } from './CyberMatch.tsx';
import styles from './LiveMatches.module.css';

interface LiveMatchesProps {
  readonly query: CyberQuery;
  readonly disciplines: readonly Discipline[];
  /** Limits the list and links to the rest. */
  readonly short?: { readonly count: number; readonly to: RouteTarget } | undefined;
  readonly hasStream: boolean;
}

export const LiveMatches = observer(function LiveMatches({
  query,
  disciplines,
  short,
  hasStream,
}: LiveMatchesProps) {
  const betting = useBetting();
  const t = useTranslate('cyber');
  const list = useOpen(betting.list({ ...query, markets: cardMarkets }));
  const staleMark = useStaleMark(list);
  const hold = useListFreeze(list);
  const events = list.order.flatMap((id) => {
    const event = list.events.get(id);
    return event === undefined || (hasStream && !event.hasVideo) ? [] : [event];
  });
  const shown = short === undefined ? events : events.slice(0, short.count);
  const isShort = short !== undefined && (shown.length < events.length || list.hasMore);
  return (
    <section aria-labelledby="cyber-live" {...staleMark}>
      <SectionHead
        id="cyber-live"
        title={t('tab.live')}
        all={isShort ? { to: short.to, label: t('all-live', { count: list.total }) } : undefined}
      />
      {list.snapshot.hasFailed ? (
        <ErrorBlock title={t('failed')} onRetry={list.snapshot.retry} />
      ) : null}
      {list.snapshot.isLoading ? <Waiting /> : null}
      {list.snapshot.hasValue && shown.length === 0 ? (
        <EmptyState icon="antenna-bars-5" title={t(hasStream ? 'empty.stream' : 'empty.live')} />
      ) : null}
      {shown.length === 0 ? null : (
        <Panel as="div" className={styles.panel}>
          <div {...hold}>
            {shown.map((event) => (
              <LiveMatch key={event.id} eventId={event.id} list={list} disciplines={disciplines} />
            ))}
          </div>
        </Panel>
      )}
      {short === undefined ? <MoreEvents list={list} /> : null}
    </section>
  );
});

interface LiveMatchProps {
  readonly eventId: number;
  readonly list: ListStore;
  readonly disciplines: readonly Discipline[];
}

/** Reads the record late, so that a change of one match renders one card. */
const LiveMatch = observer(function LiveMatch({ eventId, list, disciplines }: LiveMatchProps) {
  const event = list.events.get(eventId);
  return event === undefined ? null : (
    <CyberMatch event={event} discipline={disciplines.find(({ id }) => id === event.cyber?.id)} />
  );
});

const waiting = 2;

function Waiting() {
  return (
    <Panel as="div" className={styles.panel} aria-hidden="true">
      {Array.from({ length: waiting }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <SkeletonLine width="46%" />
          <SkeletonLine width="70%" />
          <SkeletonLine width="64%" />
        </div>
      ))}
    </Panel>
  );
}
