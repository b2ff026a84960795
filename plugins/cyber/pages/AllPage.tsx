import { observer } from 'mobx-react-lite';
import { EmptyState, ErrorBlock, Skeleton, usePageTitle, useTranslate } from '#core/ui';
import { PriceNotes, SelectedEvents, useIsLiveOpen } from '../../betting/ui.ts';
import { DisciplineHero } from '../components/DisciplineHero.tsx';
import { DisciplineTiles } from '../components/DisciplineTiles.tsx';
import { useCyberPlace } from '../components/useCyberPlace.ts';
import { cyberQuery } from '../domain/cyberQuery.ts';
import page from './Page.module.css';

/** All disciplines of a kind, and what is offered in them. */
export const AllPage = observer(function AllPage() {
  const place = useCyberPlace();
  const t = useTranslate('cyber');
  const isLiveOpen = useIsLiveOpen();
  const { kind, competitions, state } = place;
  const title = t(`title.${kind}`);
  usePageTitle(title);
  const live = isLiveOpen ? cyberQuery('live', competitions) : undefined;
  const line = cyberQuery('line', competitions);
  return (
    <div className={page.page}>
      <DisciplineHero title={title} text={t(`text.${kind}`)} />
      {state === 'loading' ? <Skeleton name="list" /> : null}
      {state === 'failed' ? <ErrorBlock onRetry={place.retry} /> : null}
      {state === 'ready' ? (
        <>
          <DisciplineTiles place={place} />
          <PriceNotes />
          {live === undefined ? null : <SelectedEvents query={live} title={t('tab.live')} emptyTitle={t('empty.live')} />}
          {line === undefined ? null : <SelectedEvents query={line} title={t('upcoming')} emptyTitle={t('empty')} isFurther={live !== undefined} />}
          {live === undefined && line === undefined ? <EmptyState icon="calendar" title={t('empty')} /> : null}
        </>
      ) : null}
    </div>
  );
});
