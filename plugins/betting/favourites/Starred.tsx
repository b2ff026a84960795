import { observer } from 'mobx-react-lite';
import { Icon, Link, useFormat, useOpen, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { watchedLimit } from '../feed/EventQuery.ts';
import { eventName, type Competition, type Section, type SportEvent } from '../feed/SportEvent.ts';
import { countOf } from '../navigation/countries.ts';
import { CompetitionItem } from '../navigation/CompetitionItem.tsx';
import { routeToEvent } from '../navigation/routeToEvent.ts';
import { LiveMark } from '../clock/LiveMark.tsx';
import { eventsOfLists } from '../lists/eventsOfLists.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from '../navigation/SportTree.module.css';

interface StarredProps {
  readonly section: Section;
  readonly currentId: number | undefined;
}

export const Starred = observer(function Starred({ section, currentId }: StarredProps) {
  const { favourites } = useBetting();
  const { eventIds, competitionIds } = favourites.favourites;
  if (eventIds.length > 0)
    return <WithEvents section={section} currentId={currentId} eventIds={eventIds} />;
  return competitionIds.length === 0 ? null : (
    <StarredList section={section} currentId={currentId} events={[]} />
  );
});

/** Rendered only with starred events: their names and times are a call. */
const WithEvents = observer(function WithEvents({
  section,
  currentId,
  eventIds,
}: StarredProps & { readonly eventIds: readonly number[] }) {
  const betting = useBetting();
  const query = { eventIds: eventIds.slice(-watchedLimit), limit: watchedLimit };
  const live = useOpen(betting.list({ ...query, section: 'live' }));
  const line = useOpen(betting.list({ ...query, section: 'line' }));
  return <StarredList section={section} currentId={currentId} events={eventsOfLists(live, line)} />;
});

const StarredList = observer(function StarredList({
  section,
  currentId,
  events,
}: StarredProps & { readonly events: readonly SportEvent[] }) {
  const { tree, favourites } = useBetting();
  const t = useTranslate('betting');
  const competitions = favourites.favourites.competitionIds.flatMap(
    (id) => tree.competitions.get(id) ?? [],
  );
  const count = competitions.length + events.length;
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tree-starred">
      <h2 id="tree-starred" className={styles.head}>
        <Icon name="star-filled" size={14} />
        <Link to={{ name: 'betting.favourites' }} className={styles.headLink}>
          {t('tree.favourites')}
        </Link>
        <span className="num" translate="no">
          {count}
        </span>
      </h2>
      <ul>
        {competitions.map((competition) => (
          <CompetitionItem
            key={competition.id}
            competition={competition}
            section={sectionOf(competition, section)}
            isCurrent={competition.id === currentId}
          />
        ))}
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
});

/** A competition without events in the section is listed under the other section. */
function sectionOf(competition: Competition, section: Section): Section {
  if (countOf(competition, section) > 0) return section;
  return competition.liveCount > 0 ? 'live' : 'line';
}

const EventItem = observer(function EventItem({ event }: { readonly event: SportEvent }) {
  const { tree } = useBetting();
  const format = useFormat();
  return (
    <li>
      <Link to={routeToEvent(event, tree)} className={styles.row}>
        <Icon name={sportSymbol(tree.sportsById.get(event.sportId)?.icon)} size={18} />
        <span className={styles.name}>{format.names(eventName(event))}</span>
        <span className={`num ${styles.count ?? ''}`} translate="no">
          {event.isLive && event.score !== undefined ? (
            <LiveMark score={event.score} />
          ) : (
            format.time(event.startsAtS)
          )}
        </span>
      </Link>
    </li>
  );
});
