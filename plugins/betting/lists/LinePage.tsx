import { observer } from 'mobx-react-lite';
import { useOpen, usePageTitle, useServices, useTranslate } from '#core/ui';
import { EventSections } from './EventSections.tsx';
import { competitionTarget, idOfParameter } from '../navigation/routeToEvent.ts';
import { DayChips } from './days/DayChips.tsx';
import { lineDayOf } from './days/lineDayOf.ts';
import { lineDays } from './days/lineDays.ts';
import { ListBody } from './Upcoming.tsx';
import { MoreEvents } from './MoreEvents.tsx';
import { ListOptionsButton } from './options/ListOptionsButton.tsx';
import { ListOptionsHost } from './options/ListOptionsHost.tsx';
import { CountryCompetitions } from '../navigation/CountryCompetitions.tsx';
import { placeName } from '../navigation/countries.ts';
import { SportStrip } from '../navigation/SportStrip.tsx';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useEventQuery } from '../feed/useEventQuery.ts';
import { useOwnAddress } from '../navigation/useOwnAddress.ts';
import { WithinHours } from './WithinHours.tsx';
import { lineLimit } from '../feed/EventQuery.ts';
import { menuSectionFilter } from '../curated/menuSectionFilter.ts';
import list from './ListPage.module.css';
import styles from './Page.module.css';

/** The line: everything, a sport, or one competition. */
export const LinePage = observer(function LinePage() {
  const betting = useBetting();
  const services = useServices();
  const { navigation, clock, preferences } = services;
  const t = useTranslate('betting');
  const chosenDay = lineDayOf(betting, services);
  const days = lineDays(clock.nowMs(), preferences.timeZoneOffsetMin);
  const day = days.find(({ date }) => date === chosenDay.value);
  const withinH = day === undefined ? betting.options?.choices.withinH : undefined;
  const setWithinH = (hours: number | undefined): void => {
    chosenDay.set('');
    void betting.loadOptions().then((options) => options.set('withinH', hours));
  };
  const sportId = idOfParameter(navigation.params['sport']);
  const countryId = idOfParameter(navigation.params['country']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const events = useOpen(
    betting.list(
      useEventQuery({
        section: 'line',
        ...menuSectionFilter(navigation.params['menuSection'], undefined),
        ...(day === undefined ? {} : { fromS: day.fromS, toS: day.toS }),
        limit: lineLimit,
        ...(sportId === undefined ? {} : { sportId }),
        ...(countryId === undefined ? {} : { countryId }),
        ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
      }),
    ),
  );
  const competition =
    competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const sport = sportId === undefined ? undefined : tree.sportsById.get(sportId);
  const title =
    competition?.name ??
    (sport === undefined ? undefined : placeName(sport, countryId)) ??
    t('menu.upcoming');
  usePageTitle(title);
  useOwnAddress(
    competition === undefined
      ? undefined
      : competitionTarget('line', competition, tree.sportsById.get(competition.sportId)),
  );
  const tools = (
    <div className={list.tools}>
      <h1 className={list.title}>{title}</h1>
      <WithinHours value={withinH} onChange={setWithinH} />
      <ListOptionsButton />
    </div>
  );
  const widen =
    day === undefined && withinH === undefined ? undefined : () => setWithinH(undefined);
  const isWaiting = !events.snapshot.hasValue || events.isPlainlyEmpty;
  return (
    <div className={styles.page}>
      <SportStrip section="line" sportId={sportId} />
      <PriceNotes />
      {sportId === undefined || countryId === undefined ? null : (
        <CountryCompetitions section="line" sportId={sportId} countryId={countryId} />
      )}
      <DayChips days={days} value={day} onChange={(chosen) => chosenDay.set(chosen?.date ?? '')} />
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
