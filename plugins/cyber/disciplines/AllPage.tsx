import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { ErrorBlock, Skeleton, usePageTitle, useTranslate } from '#core/ui';
import { useCyberMatches } from '../../betting/ui.ts';
import { CyberEvents } from '../matches/CyberEvents.tsx';
import { DisciplineHero } from './DisciplineHero.tsx';
import { DisciplineTiles } from './DisciplineTiles.tsx';
import { MatchFilter } from '../matches/MatchFilter.tsx';
import { PlaceStrip } from '../matches/PlaceStrip.tsx';
import { StreamChip } from '../matches/StreamChip.tsx';
import tools from '../matches/Tools.module.css';
import { useCyberPlace } from './useCyberPlace.ts';
import page from './Page.module.css';

export const AllPage = observer(function AllPage() {
  const place = useCyberPlace();
  const t = useTranslate('cyber');
  const { kind, competitions, disciplines, state } = place;
  const title = t(`title.${kind}`);
  usePageTitle(title);
  const [filter] = useCyberMatches();
  return (
    <div className={page.page}>
      <PlaceStrip place={place} />
      <DisciplineHero title={title} text={t(`text.${kind}`)} />
      {state === 'loading' ? <Skeleton shapes={skeletons.list} /> : null}
      {state === 'failed' ? <ErrorBlock onRetry={place.retry} /> : null}
      {state === 'ready' ? (
        <>
          <DisciplineTiles place={place} />
          <div className={tools.row}>
            <MatchFilter />
            <StreamChip />
          </div>
          <CyberEvents
            competitions={competitions}
            disciplines={disciplines}
            section={filter === 'all' ? undefined : filter}
          />
        </>
      ) : null}
    </div>
  );
});
