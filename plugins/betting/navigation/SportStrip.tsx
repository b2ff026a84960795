import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon, Link, useFormat, useLayoutKind, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { Section } from '../feed/SportEvent.ts';
import { countOf } from './countries.ts';
import { sportTarget } from './routeToEvent.ts';
import { StripArrows } from './StripArrows.tsx';
import { useBetting } from '../service/useBetting.ts';
import styles from './SportStrip.module.css';

interface SportStripProps {
  readonly section: Section;
  readonly sportId: number | undefined;
}

export const SportStrip = observer(function SportStrip({ section, sportId }: SportStripProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const format = useFormat();
  const strip = useRef<HTMLElement>(null);
  const layout = useLayoutKind();
  const sports = tree.sportsOf(section);
  useChosenInSight(strip, `${section} ${sportId ?? ''} ${sports.length}`);
  const total = section === 'live' ? tree.liveCount : tree.prematchCount;
  return (
    <div className={styles.place}>
      <nav ref={strip} className={styles.strip} aria-label={t(`list.sports-${section}`)}>
        <Link
          to={{ name: `betting.${section}` }}
          className={styles.sport}
          aria-current={sportId === undefined ? 'page' : undefined}
        >
          <Icon name="layout-grid" size={22} />
          <span>{t('list.all-sports')}</span>
          <span className={`num ${styles.count ?? ''}`} translate="no">
            {format.number(total)}
          </span>
        </Link>
        {sports.map((sport) => (
          <Link
            key={sport.id}
            to={sportTarget(section, sport)}
            className={styles.sport}
            aria-current={sport.id === sportId ? 'page' : undefined}
          >
            <Icon name={sportSymbol(sport.icon)} size={22} />
            <span>{sport.name}</span>
            <span className={`num ${styles.count ?? ''}`} translate="no">
              {format.number(countOf(sport, section))}
            </span>
          </Link>
        ))}
      </nav>
      {layout === 'mobile' ? null : <StripArrows strip={strip} />}
    </div>
  );
});

/** Scrolls the strip, and not the page, so that the chosen sport is in its middle. */
function useChosenInSight(strip: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    if (strip.current !== null) showChosen(strip.current);
  }, [strip, chosen]);
}

function showChosen(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]');
  // A difference of positions holds for both directions of script.
  if (current !== null) strip.scrollLeft += middleOf(current) - middleOf(strip);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
