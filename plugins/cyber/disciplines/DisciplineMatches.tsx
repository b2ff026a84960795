import { observer } from 'mobx-react-lite';
import { useServices, useTranslate } from '#core/ui';
import { useCyberMatches } from '../../betting/ui.ts';
import { disciplineTarget } from './cyberTargets.ts';
import type { Discipline } from './Discipline.ts';
import page from './Page.module.css';
import { CyberEvents } from '../matches/CyberEvents.tsx';
import { DisciplineHero } from './DisciplineHero.tsx';
import { DisciplineTabs } from './DisciplineTabs.tsx';
import { MatchFilter } from '../matches/MatchFilter.tsx';
import { PlaceStrip } from '../matches/PlaceStrip.tsx';
import { StreamChip } from '../matches/StreamChip.tsx';
import tools from '../matches/Tools.module.css';
import type { CyberPlace } from './useCyberPlace.ts';

/** Live and upcoming matches of a discipline. */
export const DisciplineMatches = observer(function DisciplineMatches({
  place,
  discipline,
}: {
  readonly place: CyberPlace;
  readonly discipline: Discipline;
}) {
  const { navigation } = useServices();
  const t = useTranslate('cyber');
  const [filter] = useCyberMatches();
  const { kind, cyber, competition, competitions } = place;
  const { section, champ } = navigation.params;
  const isCompetition = champ !== undefined;
  const shown = !isCompetition ? competitions : competition === undefined ? [] : [competition];
  const filtered = isCompetition && filter !== 'all' ? filter : undefined;
  return (
    <div className={page.page}>
      <PlaceStrip place={place} />
      <DisciplineHero
        title={competition?.name ?? discipline.name}
        text={t(discipline.maps === undefined ? `text.${kind}` : 'text.maps')}
        look={cyber.lookOf(discipline.key)}
      />
      {isCompetition ? (
        <div className={tools.row}>
          <MatchFilter />
          <StreamChip />
        </div>
      ) : (
        <DisciplineTabs place={place} discipline={discipline} />
      )}
      <CyberEvents
        competitions={shown}
        disciplines={place.disciplines}
        section={section === 'line' || section === 'live' ? section : filtered}
        allLive={
          section === undefined && !isCompetition
            ? disciplineTarget(kind, discipline, 'live')
            : undefined
        }
      />
    </div>
  );
});
