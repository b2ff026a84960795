import { useEffect, useState, type RefObject } from 'react';
import { Icon, useServices } from '#core/ui';
import styles from './SportStrip.module.css';

/** Scroll distance of a press, as a share of the visible width. */
const stepShare = 0.8;

/** Arrows that scroll a strip by mouse; keyboard and screen readers reach all its links anyway. */
export function StripArrows({ strip }: { readonly strip: RefObject<HTMLElement | null> }) {
  const { environment } = useServices();
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const part = strip.current;
    if (part === null) return undefined;
    const measure = (): void => {
      // In right-to-left pages `scrollLeft` is negative.
      const wayPx = Math.abs(part.scrollLeft);
      const next = {
        before: wayPx > 1,
        after: wayPx + part.clientWidth < part.scrollWidth - 1,
      };
      setHidden((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    const sizes = new ResizeObserver(measure);
    for (const each of [part, ...part.children]) sizes.observe(each);
    part.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      part.removeEventListener('scroll', measure);
    };
  }, [strip]);
  const go = (direction: 1 | -1) => (): void => {
    const part = strip.current;
    const turn = environment.direction === 'rtl' ? -1 : 1;
    part?.scrollBy({ left: turn * direction * part.clientWidth * stepShare, behavior: 'smooth' });
  };
  return (
    <>
      {hidden.before ? (
        <span className={styles.arrow} data-way="before" aria-hidden="true" onClick={go(-1)}>
          <Icon name="chevron-left" size={16} />
        </span>
      ) : null}
      {hidden.after ? (
        <span className={styles.arrow} data-way="after" aria-hidden="true" onClick={go(1)}>
          <Icon name="chevron-right" size={16} />
        </span>
      ) : null}
    </>
  );
}
