import { ChipLink, Icon, useFormat, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { RouteTarget } from '#core';
import { scrollStripTo } from './scrollStripTo.ts';
import styles from './SportChips.module.css';

interface ChipSport {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly icon: string;
  readonly count: number;
}

interface SportChipsProps {
  readonly sports: readonly ChipSport[];
  readonly sportId: number | undefined;
  readonly total: number;
  /** Returns the link of a sport, or of all sports. */
  readonly targetOf: (sport?: ChipSport) => RouteTarget;
}

export const SportChips = observer(function SportChips({
  sports,
  sportId,
  total,
  targetOf,
}: SportChipsProps) {
  const t = useTranslate('results');
  const format = useFormat();
  const chips = useRef<HTMLElement>(null);
  const isThere = sports.length > 0;
  useEffect(() => {
    scrollStripTo(chips.current, chips.current?.querySelector('[aria-current]'));
  }, [sportId, isThere]);
  return (
    <nav ref={chips} aria-label={t('sports')} className={styles.chips}>
      <ChipLink to={targetOf()} isCurrent={sportId === undefined}>
        <Icon name="layout-grid" size={16} />
        {t('all-sports')}
        <span className={`num ${styles.count ?? ''}`} translate="no">
          {format.number(total)}
        </span>
      </ChipLink>
      {sports.map((sport) => (
        <ChipLink key={sport.id} to={targetOf(sport)} isCurrent={sport.id === sportId}>
          <Icon name={sportSymbol(sport.icon)} size={16} />
          {sport.name}
          <span className={`num ${styles.count ?? ''}`} translate="no">
            {format.number(sport.count)}
          </span>
        </ChipLink>
      ))}
    </nav>
  );
});
