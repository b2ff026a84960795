import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import {
  AsyncBoundary,
  Skeleton,
  useLayoutKind,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { BetweenSeasons } from './BetweenSeasons.tsx';
import { EmptySelection } from './EmptySelection.tsx';
import { NoFavourites } from './NoFavourites.tsx';
import { SelectedEvents } from './SelectedEvents.tsx';
import { SelectedLive } from './SelectedLive.tsx';
import { SelectionHead } from './SelectionHead.tsx';
import { SelectionLinks } from './SelectionLinks.tsx';
import { usePersonal } from './usePersonal.ts';
import { idOfParameter } from '../navigation/routeToEvent.ts';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { lineLimit, liveLimit, topLiveLimit } from '../feed/EventQuery.ts';
import { queryOfSelection } from './queryOfSelection.ts';
import { hasLiveEvents } from './hasLiveEvents.ts';
import { canBeLive } from './canBeLive.ts';
import { sportsOfSelection } from './sportsOfSelection.ts';
import styles from '../lists/Page.module.css';

const SoonSections = lazy(async () => ({
  default: (await import('../lists/live/SoonSections.tsx')).SoonSections,
}));

const desktopCards = 3;
const mobileCards = 6;

export const CuratedPage = observer(function CuratedPage() {
  const betting = useBetting();
  const { config, i18n, navigation } = useServices();
  const t = useTranslate('betting.later');
  const layout = useLayoutKind();
  const isLiveOpen = useIsLiveOpen();
  const tree = useOpen(betting.tree);
  const personal = usePersonal();
  const { pageType = '', section: asked, menuSection } = navigation.params;
  const section = asked === 'line' || asked === 'live' ? asked : undefined;
  const sportId = idOfParameter(navigation.params['sport']);
  const type = config.pageTypes[pageType];
  const selection = type?.selection ?? {};
  const competitions = [...tree.competitions.values()];
  const sports = sportsOfSelection(selection, section ?? 'line', tree.sports);
  const isLivePossible = isLiveOpen && canBeLive(selection, tree.sports);
  const text = (word: 'title' | 'description'): string => {
    const key = `type.${pageType}.${word}`;
    return type?.[word]?.[i18n.language] ?? (i18n.has(`betting.later:${key}`) ? t(key) : '');
  };
  const title = text('title');
  const ofPerson = selection.tags?.some((tag) => tag !== 'top') === true;
  usePageTitle(title);
  if (tree.snapshot.isLoading || (ofPerson && !personal.isReady))
    return <Skeleton shapes={skeletons.list} />;

  const place = { sportId, menuSection };
  const line =
    section === 'live'
      ? undefined
      : queryOfSelection(
          selection,
          { ...place, section: 'line', limit: lineLimit },
          competitions,
          personal.selection,
        );
  const live =
    section === 'live' && isLiveOpen
      ? queryOfSelection(
          selection,
          { ...place, section: 'live', limit: liveLimit },
          competitions,
          personal.selection,
        )
      : undefined;
  const cards =
    section === undefined && isLivePossible
      ? queryOfSelection(
          selection,
          { section: 'live', limit: topLiveLimit },
          competitions,
          personal.selection,
        )
      : undefined;
  const shown = line ?? live;
  const soon =
    live !== undefined && betting.options?.choices.hasUpcoming === true
      ? queryOfSelection(
          selection,
          { ...place, section: 'line', limit: lineLimit },
          competitions,
          personal.selection,
        )
      : undefined;
  const nothing =
    section === 'live' || selection.competitions === undefined ? (
      <EmptySelection />
    ) : (
      <BetweenSeasons competitionIds={selection.competitions} />
    );
  const lists = (
    <>
      {shown === undefined && ofPerson ? (
        <NoFavourites />
      ) : shown === undefined ? (
        nothing
      ) : (
        <SelectedEvents
          query={shown}
          isByTime={selection.order === 'time'}
          title={t(`selection.${shown.section}`)}
          whenEmpty={nothing}
        />
      )}
      {soon === undefined ? null : (
        <AsyncBoundary fallback={null}>
          <SoonSections query={soon} />
        </AsyncBoundary>
      )}
    </>
  );
  return (
    <div className={styles.page}>
      <PriceNotes />
      <SelectionHead
        title={title}
        text={text('description')}
        sportIcon={sports.length === 1 ? sports[0]?.icon : undefined}
        isLarge={selection.hasHero !== false}
      />
      <SelectionLinks
        pageType={pageType}
        section={section}
        sportId={sportId}
        menuSection={menuSection}
        menuSections={selection.menuSections ?? []}
        canBeLive={isLivePossible}
        sports={sports}
      />
      {cards === undefined ? (
        lists
      ) : (
        <SelectedLive
          pageType={pageType}
          list={betting.list(cards)}
          cardCount={layout === 'mobile' ? mobileCards : desktopCards}
          isExpected={hasLiveEvents(selection, tree.sports)}
        >
          {lists}
        </SelectedLive>
      )}
    </div>
  );
});
