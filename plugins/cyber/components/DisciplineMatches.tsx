import { observer } from 'mobx-react-lite';
import { EmptyState, useServices, useTranslate } from '#core/ui';
import { PriceNotes, SelectedEvents, useIsLiveOpen } from '../../betting/ui.ts';
import { cyberQuery } from '../domain/cyberQuery.ts';
import type { Discipline } from '../domain/Discipline.ts';
import page from '../pages/Page.module.css';
import { DisciplineHero } from './DisciplineHero.tsx';
import { DisciplineTabs } from './DisciplineTabs.tsx';
import type { CyberPlace } from './useCyberPlace.ts';

/** The matches of a discipline: what is live, and what comes. */
export const DisciplineMatches = observer(function DisciplineMatches({ place, discipline }: { readonly place: CyberPlace; readonly discipline: Discipline }) {
  const { navigation } = useServices();
  const t = useTranslate('cyber');
  const isLiveOpen = useIsLiveOpen();
  const section = navigation.params['section'];
  const { competition } = place;
  const isUnknownChamp = navigation.params['champ'] !== undefined && competition === undefined;
  const competitions = isUnknownChamp ? [] : competition === undefined ? place.competitions : [competition];
  const live = section === 'line' || !isLiveOpen ? undefined : cyberQuery('live', competitions);
  const line = section === 'live' ? undefined : cyberQuery('line', competitions);
  const empty = t(section === 'live' ? 'empty.live' : 'empty');
  return (
    <div className={page.page}>
      <DisciplineHero title={competition?.name ?? discipline.name} text={t(discipline.maps === undefined ? `text.${place.kind}` : 'text.maps')} look={place.cyber.lookOf(discipline.key)} />
      <DisciplineTabs place={place} discipline={discipline} />
      <PriceNotes />
      {live === undefined ? null : <SelectedEvents query={live} title={t('tab.live')} emptyTitle={t('empty.live')} />}
      {line === undefined ? null : <SelectedEvents query={line} title={t('upcoming')} emptyTitle={empty} isFurther={live !== undefined} />}
      {live === undefined && line === undefined ? <EmptyState icon="calendar" title={empty} /> : null}
    </div>
  );
});
