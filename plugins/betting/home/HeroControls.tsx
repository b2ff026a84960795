import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { IconButton, useServices, useTranslate } from '#core/ui';
import styles from './HeroControls.module.css';

const everyMs = 7000;

interface HeroControlsProps {
  readonly track: RefObject<HTMLUListElement | null>;
}

/**
 * Moves the slides by buttons, arrow keys and a timer, until the person pauses or moves them. The
 * timer waits under pointer or focus, and is off if reduced motion is preferred.
 */
export const HeroControls = observer(function HeroControls({ track }: HeroControlsProps) {
  const { announcer, environment, scheduler } = useServices();
  const t = useTranslate('betting.later');
  const [place, setPlace] = useState({ index: 0, count: 0 });
  const [isStill] = useState(wantsLessMotion);
  const [isPaused, setPaused] = useState(isStill);

  const show = useCallback(
    (index: number): void => {
      const slides = [...(track.current?.children ?? [])].filter(isElement);
      const slide = slides.at(index % slides.length);
      const [first] = slides;
      if (slide === undefined || first === undefined) return;
      track.current?.scrollTo({
        left: slide.offsetLeft - first.offsetLeft,
        behavior: isStill ? 'auto' : 'smooth',
      });
    },
    [track, isStill],
  );
  const move = useCallback(
    (by: 1 | -1): void => show(placeOf(track.current).index + by),
    [show, track],
  );

  useEffect(() => {
    const list = track.current;
    if (list === null) return undefined;
    const look = (): void =>
      setPlace((last) => {
        const next = placeOf(list);
        return next.index === last.index && next.count === last.count ? last : next;
      });
    const take = (): void => setPaused(true);
    const turn = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      setPaused(true);
      move((event.key === 'ArrowRight') === (environment.direction === 'ltr') ? 1 : -1);
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(list, { childList: true });
    list.addEventListener('scroll', look, { passive: true });
    list.addEventListener('touchstart', take, { passive: true });
    list.parentElement?.addEventListener('keydown', turn);
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
      list.removeEventListener('touchstart', take);
      list.parentElement?.removeEventListener('keydown', turn);
    };
  }, [environment, move, track]);

  useEffect(
    () =>
      isPaused
        ? undefined
        : scheduler.poll({ everyMs, jitter: 0 }, () => {
            if (track.current?.parentElement?.matches(':hover, :focus-within') !== true) move(1);
          }),
    [isPaused, move, scheduler, track],
  );

  if (place.count < 2) return null;
  const step = (by: 1 | -1): void => {
    setPaused(true);
    move(by);
    const next = (place.index + by + place.count) % place.count;
    announcer.polite(t('hero.place', { place: next + 1, count: place.count }));
  };
  return (
    <div className={styles.controls} role="group" aria-label={t('hero.slides')}>
      <span className={styles.place}>
        {t('hero.place', { place: place.index + 1, count: place.count })}
      </span>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('hero.previous')}
        className={styles.button}
        onClick={() => step(-1)}
      />
      {isStill ? null : (
        <IconButton
          icon={isPaused ? 'player-play' : 'player-pause'}
          size="sm"
          label={t(isPaused ? 'hero.play' : 'hero.pause')}
          className={styles.button}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('hero.next')}
        className={styles.button}
        onClick={() => step(1)}
      />
    </div>
  );
});

function wantsLessMotion(): boolean {
  return (
    document.documentElement.hasAttribute('data-calm') ||
    globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true
  );
}

function isElement(node: Element): node is HTMLElement {
  return node instanceof HTMLElement;
}

/**
 * Returns the slide nearest to the start of the track; scroll offsets are negative in RTL.
 */
function placeOf(track: HTMLUListElement | null): {
  readonly index: number;
  readonly count: number;
} {
  if (track === null) return { index: 0, count: 0 };
  const count = track.children.length;
  const width = track.clientWidth;
  const index = width === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / width);
  return { index: Math.min(index, count - 1), count };
}
