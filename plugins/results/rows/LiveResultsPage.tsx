import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  EmptyState,
  ErrorBlock,
  Panel,
  Skeleton,
  useFormat,
  useOpen,
  useServices,
  useTranslate,
} from '#core/ui';
import type { ListStore } from '../../betting/contract.ts';
import {
  eventOf,
  eventName,
  routeToEvent,
  idOfParameter,
  liveLimit,
  MatchReportPart,
  PriceNotes,
  useBetting,
} from '../../betting/ui.ts';
import { GroupHead } from './GroupHead.tsx';
import { LiveRow } from './LiveRow.tsx';
import { ResultsHead } from '../days/ResultsHead.tsx';
import { SportChips } from '../days/SportChips.tsx';
import { fitsWords } from './fitsWords.ts';
import styles from '../days/Results.module.css';

/** Live scores by the feed; one match at a time in full beside them. */
export const LiveResultsPage = observer(function LiveResultsPage() {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('results');
  const [words, setWords] = useState('');
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [foldedIds, setFoldedIds] = useState<ReadonlySet<number>>(new Set());
  const sportId = idOfParameter(navigation.query.get('sport') ?? undefined);
  const view = navigation.routeName === 'results.zone' ? 'zone' : 'live';
  const tree = useOpen(betting.tree);
  const list = useOpen(
    betting.list({
      section: 'live',
      limit: liveLimit,
      ...(sportId === undefined ? {} : { sportId }),
    }),
  );
  // Records are read only where words ask for names: a goal draws its own row.
  const hasWords = words.trim() !== '';
  const fits = (id: number): boolean => {
    const event = list.events.get(id);
    return (
      event !== undefined &&
      fitsWords(words, [
        event.home.name,
        event.away.name,
        tree.competitions.get(event.competitionId)?.name ?? '',
      ])
    );
  };
  const shown = hasWords ? list.order.filter(fits) : list.order;
  const chosenId = idOfParameter(navigation.query.get('game') ?? undefined) ?? shown[0];

  const rows = (hasWords ? list.groupsOf(shown) : list.groups).map(
    ({ competitionId, eventIds }) => {
      const competition = tree.competitions.get(competitionId);
      const headingId = `live-of-${competitionId}`;
      return (
        <section key={`${competitionId}-${eventIds[0] ?? 0}`} aria-labelledby={headingId}>
          <GroupHead
            id={competitionId}
            headingId={headingId}
            name={competition?.name ?? ''}
            countryIso={competition?.countryIso ?? ''}
            count={eventIds.length}
            target={undefined}
            isFolded={foldedIds.has(competitionId)}
            onFold={() => setFoldedIds(toggled(foldedIds, competitionId))}
          />
          {foldedIds.has(competitionId) ? null : (
            <ul>
              {eventIds.map((id) => (
                <LiveMatch
                  key={id}
                  eventId={id}
                  list={list}
                  sportId={sportId}
                  isOpen={view === 'zone' ? id === chosenId : openIds.has(id)}
                  onToggle={view === 'zone' ? undefined : () => setOpenIds(toggled(openIds, id))}
                />
              ))}
            </ul>
          )}
        </section>
      );
    },
  );

  return (
    <div className={styles.page}>
      <ResultsHead title={t('live.title')} view={view} words={words} onWords={setWords} />
      <PriceNotes />
      <div className={view === 'zone' ? styles.zone : undefined}>
        <Panel aria-label={t('live.title')} className={styles.list}>
          <div className={styles.tools}>
            <SportChips
              sports={tree.sportsOf('live').map(({ id, name, slug, icon, liveCount }) => ({
                id,
                name,
                slug,
                icon,
                count: liveCount,
              }))}
              sportId={sportId}
              total={tree.liveCount}
              targetOf={(sport) => ({
                name: `results.${view}`,
                ...(sport === undefined ? {} : { query: { sport: String(sport.id) } }),
              })}
            />
          </div>
          {list.snapshot.hasFailed ? (
            <ErrorBlock title={t('failed')} onRetry={list.snapshot.retry} />
          ) : null}
          {list.snapshot.isLoading ? <Skeleton shapes={skeletons.list} /> : null}
          {!list.snapshot.hasValue ? null : rows.length > 0 ? (
            rows
          ) : (
            <EmptyState icon="antenna-bars-5" title={t(words === '' ? 'live.none' : 'none-fits')} />
          )}
        </Panel>
        {view === 'live' ? null : chosenId === undefined ? (
          <ZoneToCome list={list} />
        ) : (
          <Zone key={chosenId} eventId={chosenId} />
        )}
      </div>
    </div>
  );
});

interface LiveMatchProps {
  readonly eventId: number;
  readonly list: ListStore;
  /** Sport of the list; links in the zone keep it. */
  readonly sportId: number | undefined;
  readonly isOpen: boolean;
  /** Undefined in the zone. */
  readonly onToggle: (() => void) | undefined;
}

/** Reads the record late, so that a change of one match renders one row. */
const LiveMatch = observer(function LiveMatch({
  eventId,
  list,
  sportId,
  isOpen,
  onToggle,
}: LiveMatchProps) {
  const { tree } = useBetting();
  const event = list.events.get(eventId);
  if (event === undefined) return null;
  const target =
    onToggle === undefined
      ? {
          name: 'results.zone',
          query: {
            game: String(eventId),
            ...(sportId === undefined ? {} : { sport: String(sportId) }),
          },
        }
      : routeToEvent(event, tree);
  return <LiveRow event={event} target={target} isOpen={isOpen} onToggle={onToggle} />;
});

const Zone = observer(function Zone({ eventId }: { readonly eventId: number }) {
  const { event } = eventOf(useBetting(), eventId);
  const format = useFormat();
  return (
    <Panel aria-labelledby="zone" className={styles.chosen}>
      <h2 id="zone" className={styles.zoneTitle}>
        {event === undefined ? '' : format.names(eventName(event))}
      </h2>
      <MatchReportPart eventId={eventId} />
    </Panel>
  );
});

/** Reserves the place of the match until the list has a first one. */
const ZoneToCome = observer(function ZoneToCome({ list }: { readonly list: ListStore }) {
  return list.snapshot.isLoading ? (
    <Panel as="div" aria-hidden="true" className={styles.chosen}>
      <Skeleton shapes={skeletons.row} />
    </Panel>
  ) : null;
});

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
