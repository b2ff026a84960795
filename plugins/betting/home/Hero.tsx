import { computed, compareStructural } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LazyPart, Link, useFormat, useLayoutKind, useServices, useTranslate } from '#core/ui';
import type { Competition } from '../feed/SportEvent.ts';
import type { ListStore } from '../lists/ListStore.ts';
import { competitionTarget } from '../navigation/routeToEvent.ts';
import { BigMatch } from './BigMatch.tsx';
import { bigMatches } from './bigMatches.ts';
import { HeroArt } from './HeroArt.tsx';
import { heroSlides } from './heroSlides.ts';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import styles from './Hero.module.css';

const loadControls = async () => (await import('./HeroControls.tsx')).HeroControls;
const loadOffer = async () => (await import('./HeroOffer.tsx')).HeroOffer;

/** Matches on top of home: one in the carousel, two beside it; on a phone one after the other. */
const matchCount = 3;
/** Delay of parts that only move or that need a call, so that the page renders first. */
const laterMs = 3000;

/** Carousel of live betting, big matches, the brand's own slides and a proposed bet. */
export const Hero = observer(function Hero({ upcoming }: { readonly upcoming: ListStore }) {
  const { tree } = useBetting();
  const { config, i18n, navigation, scheduler } = useServices();
  const t = useTranslate('betting');
  const isPhone = useLayoutKind() === 'mobile';
  const track = useRef<HTMLUListElement>(null);
  const [isLater, setLater] = useState(false);
  useEffect(() => scheduler.after(laterMs, () => setLater(true)), [scheduler]);
  const chosen = useMemo(
    () =>
      computed(
        () =>
          bigMatches(
            upcoming.order.flatMap((id) => upcoming.events.get(id) ?? []),
            tree.topCompetitions.map(({ id }) => id),
            matchCount,
          ).map(({ id }) => id),
        { equals: compareStructural },
      ),
    [tree, upcoming],
  ).get();
  const matches = chosen.flatMap((id) => upcoming.events.get(id) ?? []);
  const inTrack = isPhone ? matches : matches.slice(0, 1);
  const slides = heroSlides(config.plugins['betting'], i18n.language).filter(({ target }) =>
    navigation.hasRoute(target),
  );
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      <div className={styles.frame}>
        <ul ref={track} className={styles.track} tabIndex={-1}>
          <li className={styles.main}>
            <LiveSlide />
          </li>
          {inTrack.map((event) => (
            <li key={event.id} className={styles.slide}>
              <BigMatch event={event} />
            </li>
          ))}
          {slides.map(({ title, text, target, params }) => (
            <li key={title} className={styles.slide}>
              <Link to={{ name: target, params }} className={styles.hit}>
                <strong className={styles.title}>{title}</strong>
              </Link>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
          {isLater ? (
            <LazyPart
              name="betting.hero-offer"
              load={loadOffer}
              props={{}}
              skeleton={null}
              texts="accumulators"
            />
          ) : null}
        </ul>
        {isLater && !isPhone ? (
          <LazyPart
            name="betting.hero-controls"
            load={loadControls}
            props={{ track }}
            skeleton={null}
            hasLaterTexts
          />
        ) : null}
      </div>
      {isPhone
        ? null
        : [1, 2].map((index) => {
            const event = matches[index];
            return (
              <article key={index} className={styles.side}>
                {event === undefined ? (
                  <CompetitionCard competition={tree.topCompetitions[index - 1]} />
                ) : (
                  <BigMatch event={event} />
                )}
              </article>
            );
          })}
    </section>
  );
});

const LiveSlide = observer(function LiveSlide(): ReactNode {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  const isLiveOpen = useIsLiveOpen();
  const title = (): string => {
    if (!isLiveOpen)
      return t('hero.events', {
        count: tree.prematchCount,
        number: format.number(tree.prematchCount),
      });
    return tree.snapshot.hasValue
      ? t('hero.live-now', { count: tree.liveCount, number: format.number(tree.liveCount) })
      : t('hero.live');
  };
  return (
    <>
      <HeroArt />
      {isLiveOpen ? <span className={styles.kicker}>{t('hero.kicker')}</span> : null}
      <Link to={{ name: isLiveOpen ? 'betting.live' : 'betting.line' }} className={styles.hit}>
        <strong className={styles.title}>{title()}</strong>
      </Link>
      {isLiveOpen ? <span className={styles.text}>{t('hero.live-text')}</span> : null}
    </>
  );
});

/** Replaces a match when few are upcoming. */
function CompetitionCard({ competition }: { readonly competition: Competition | undefined }) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  if (competition === undefined) return null;
  return (
    <>
      <Link
        to={competitionTarget('line', competition, tree.sportsById.get(competition.sportId))}
        className={styles.hit}
      >
        <strong className={styles.title}>{competition.name}</strong>
      </Link>
      <span className={styles.text}>
        {t('hero.events', {
          count: competition.prematchCount,
          number: format.number(competition.prematchCount),
        })}
      </span>
    </>
  );
}
