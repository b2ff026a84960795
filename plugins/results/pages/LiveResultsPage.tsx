import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RouteTarget } from '#core';
import { EmptyState, ErrorBlock, Panel, Skeleton, TextField, useServices, useTranslate } from '#core/ui';
import type { SportEvent } from '../../betting/contract.ts';
import { eventTarget, idOfParameter, LIVE_LIMIT, MatchReportPart, PriceNotes, useBetting, useOpen } from '../../betting/ui.ts';
import { GroupHead } from '../components/GroupHead.tsx';
import { LiveRow } from '../components/LiveRow.tsx';
import { ResultsHead } from '../components/ResultsHead.tsx';
import { SportChips } from '../components/SportChips.tsx';
import { fitsWords } from '../domain/fitsWords.ts';
import styles from './Results.module.css';

/** Scores of what is played now, moved by the feed; in the zone one match at a time is told beside them. */
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
  const list = useOpen(betting.list({ section: 'live', limit: LIVE_LIMIT, ...(sportId === undefined ? {} : { sportId }) }));
  const shown = list.order.filter((id) => {
    const event = list.events.get(id);
    return event !== undefined && fitsWords(words, [event.home.name, event.away.name, tree.competitions.get(event.competitionId)?.name ?? '']);
  });
  const chosenId = idOfParameter(navigation.query.get('game') ?? undefined) ?? shown[0];
  const targetOf = (event: SportEvent): RouteTarget =>
    view === 'live' ? eventTarget(event, tree) : { name: 'results.zone', query: { game: String(event.id), ...(sportId === undefined ? {} : { sport: String(sportId) }) } };

  const rows = list.groupsOf(shown).map(({ competitionId, eventIds }) => {
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
            {eventIds.map((id) => {
              const event = list.events.get(id);
              return event === undefined ? null : (
                <LiveRow
                  key={id}
                  event={event}
                  target={targetOf(event)}
                  isOpen={view === 'zone' ? id === chosenId : openIds.has(id)}
                  onToggle={view === 'zone' ? undefined : () => setOpenIds(toggled(openIds, id))}
                />
              );
            })}
          </ul>
        )}
      </section>
    );
  });

  return (
    <div className={styles.page}>
      <ResultsHead title={t('live.title')} view={view}>
        <search className={styles.search}>
          <TextField size="sm" type="search" name="words" label={t('search')} isLabelHidden placeholder={t('search')} icon="search" value={words} onChange={setWords} />
        </search>
      </ResultsHead>
      <PriceNotes />
      <div className={view === 'zone' ? styles.zone : undefined}>
        <Panel aria-label={t('live.title')}>
          <div className={styles.tools}>
            <SportChips
              sports={tree.sportsOf('live').map(({ id, name, slug, icon, liveCount }) => ({ id, name, slug, icon, count: liveCount }))}
              sportId={sportId}
              total={tree.liveCount}
              targetOf={(sport) => ({ name: `results.${view}`, ...(sport === undefined ? {} : { query: { sport: String(sport.id) } }) })}
            />
          </div>
          {list.loadState === 'failed' ? <ErrorBlock title={t('failed')} onRetry={list.retry} /> : null}
          {list.loadState === 'loading' ? <Skeleton name="list" /> : null}
          {list.loadState !== 'ready' ? null : rows.length > 0 ? rows : <EmptyState icon="antenna-bars-5" title={t(words === '' ? 'live.none' : 'none-fits')} />}
        </Panel>
        {view === 'live' || chosenId === undefined ? null : <Zone key={chosenId} eventId={chosenId} />}
      </div>
    </div>
  );
});

const Zone = observer(function Zone({ eventId }: { readonly eventId: number }) {
  const { event } = useBetting().event(eventId);
  return (
    <Panel aria-labelledby="zone" className={styles.chosen}>
      <h2 id="zone" className={styles.zoneTitle}>
        {event === undefined ? '' : `${event.home.name} – ${event.away.name}`}
      </h2>
      <MatchReportPart eventId={eventId} />
    </Panel>
  );
});

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
