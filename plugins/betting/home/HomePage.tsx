import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import {
  AsyncBoundary,
  Skeleton,
  Slot,
  useLayoutKind,
  useOpen,
  useTranslate,
  VisuallyHidden,
} from '#core/ui';
import { Hero } from './Hero.tsx';
import { PriceNotes } from '../prices/PriceNotes.tsx';
import { TopLive } from './TopLive.tsx';
import { Upcoming, type UpcomingChoice } from '../lists/Upcoming.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useEventQuery } from '../feed/useEventQuery.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { lineLimit, topLiveLimit } from '../feed/EventQuery.ts';
import { openingSport } from './openingSport.ts';
import { homeTopSlot } from '../contract.ts';
import styles from '../lists/Page.module.css';

const loadUpcoming = async () => ({
  default: (await import('./MobileUpcoming.tsx')).MobileUpcoming,
});
const loadSportChoice = async () => ({
  default: (await import('./MobileSportChoice.tsx')).MobileSportChoice,
});
const lazyParts = { MobileUpcoming: lazy(loadUpcoming), MobileSportChoice: lazy(loadSportChoice) };

const bringParts = async () => {
  const [upcoming, sportChoice] = await Promise.all([loadUpcoming(), loadSportChoice()]);
  return { MobileUpcoming: upcoming.default, MobileSportChoice: sportChoice.default };
};

/** Loaded before the page: a lazy component suspends the first render even when loaded. */
let broughtParts: Awaited<ReturnType<typeof bringParts>> | undefined;

async function loadMobileParts(): Promise<void> {
  broughtParts = await bringParts();
}

const desktopCards = 3;
const mobileCards = 6;
const firstWithinH = 24;

const Home = observer(function HomePage() {
  const betting = useBetting();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const isLiveOpen = useIsLiveOpen();
  const [{ MobileUpcoming, MobileSportChoice }] = useState(() => broughtParts ?? lazyParts);
  const [chosen, setChoice] = useState<UpcomingChoice | undefined>(undefined);
  const tree = useOpen(betting.tree);
  const opening = { sportId: openingSport(tree.sportsOf('line')), withinH: firstWithinH };
  const choice = chosen ?? opening;
  const topLive = useOpen(betting.list({ section: 'live', isTop: true, limit: topLiveLimit }));
  const first = useOpen(
    betting.list(useEventQuery({ section: 'line', limit: lineLimit, ...opening })),
  );
  const { sportId, withinH } = choice;
  const upcoming = useOpen(
    betting.list(
      useEventQuery({
        section: 'line',
        sportId,
        limit: lineLimit,
        ...(withinH === undefined ? {} : { withinH }),
      }),
    ),
  );
  return (
    <div className={styles.page}>
      <h1>
        <VisuallyHidden>{t('home.title')}</VisuallyHidden>
      </h1>
      <PriceNotes />
      <Slot slot={homeTopSlot} />
      <Hero upcoming={first} />
      {layout === 'mobile' ? (
        <AsyncBoundary fallback={<div className={styles.sportsToCome} />}>
          <MobileSportChoice choice={choice} onChoose={setChoice} />
        </AsyncBoundary>
      ) : null}
      {isLiveOpen ? (
        <TopLive list={topLive} cardCount={layout === 'mobile' ? mobileCards : desktopCards} />
      ) : null}
      {layout === 'mobile' ? (
        <AsyncBoundary fallback={<Skeleton shapes={skeletons.list} />}>
          <MobileUpcoming list={upcoming} choice={choice} onChoose={setChoice} />
        </AsyncBoundary>
      ) : (
        <Upcoming list={upcoming} choice={choice} onChoose={setChoice} />
      )}
    </div>
  );
});

/** Home: live events, and those that start next. */
export const HomePage = Object.assign(Home, { loadMobileParts });
