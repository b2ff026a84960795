import { observer } from 'mobx-react-lite';
import { usePageTitle, useServices, useTranslate } from '#core/ui';
import { EventSections } from '../components/EventSections.tsx';
import { competitionTarget, idOfParameter } from '../components/eventTarget.ts';
import { ListBody } from '../components/Upcoming.tsx';
import { MoreEvents } from '../components/MoreEvents.tsx';
import { ListOptionsButton } from '../components/options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../components/options/ListOptionsHost.tsx';
import { SportStrip } from '../components/SportStrip.tsx';
import { PriceNotes } from '../components/PriceNotes.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useEventQuery } from '../components/useEventQuery.ts';
import { useOpen } from '../components/useOpen.ts';
import { useOwnAddress } from '../components/useOwnAddress.ts';
import { WithinHours } from '../components/WithinHours.tsx';
import { lineLimit } from '../domain/EventQuery.ts';
import { menuSectionFilter } from '../domain/selection/menuSectionFilter.ts';
import list from './ListPage.module.css';
import styles from './Page.module.css';

/** The line: everything, a sport, or one competition. */
export const LinePage = observer(function LinePage() {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const withinH = betting.options?.choices.withinH;
  const setWithinH = (hours: number | undefined): void => void betting.loadOptions().then((options) => options.set('withinH', hours));
  const sportId = idOfParameter(navigation.params['sport']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const events = useOpen(
    betting.list(
      useEventQuery({
        section: 'line',
        ...menuSectionFilter(navigation.params['menuSection'], undefined),
        limit: lineLimit,
        ...(sportId === undefined ? {} : { sportId }),
        ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
      }),
    ),
  );
  const competition = competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const title = competition?.name ?? (sportId === undefined ? undefined : tree.sportsById.get(sportId)?.name) ?? t('menu.upcoming');
  usePageTitle(title);
  useOwnAddress(competition === undefined ? undefined : competitionTarget('line', competition, tree.sportsById.get(competition.sportId)));
  const tools = (
    <div className={list.tools}>
      <h1 className={list.title}>{title}</h1>
      <WithinHours value={withinH} onChange={setWithinH} />
      <ListOptionsButton />
    </div>
  );
  const widen = withinH === undefined ? undefined : () => setWithinH(undefined);
  const isWaiting = events.loadState !== 'ready' || events.isEmpty;
  return (
    <div className={styles.page}>
      <SportStrip section="line" sportId={sportId} />
      <PriceNotes />
      {isWaiting ? (
        <div className={list.panel}>
          {tools}
          <ListBody list={events} onWiden={widen}>
            {null}
          </ListBody>
        </div>
      ) : (
        <EventSections list={events} groups={events.groups} section="line" tools={tools} />
      )}
      <ListOptionsHost />
      <MoreEvents list={events} />
    </div>
  );
});
