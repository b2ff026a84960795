import { observer } from 'mobx-react-lite';
import { Flag, IconButton, Link, useTranslate } from '#core/ui';
import type { RouteTarget } from '#core';
import { FavouriteButton } from '../../betting/ui.ts';
import styles from './GroupHead.module.css';

interface GroupHeadProps {
  readonly id: number;
  readonly headingId: string;
  readonly name: string;
  readonly countryIso: string;
  readonly count: number;
  readonly target: RouteTarget | undefined;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** Head of a competition among results: star, flag, name, count, fold. */
export const GroupHead = observer(function GroupHead({
  id,
  headingId,
  name,
  countryIso,
  count,
  target,
  isFolded,
  onFold,
}: GroupHeadProps) {
  const t = useTranslate('results');
  return (
    <div className={styles.head}>
      <FavouriteButton kind="competition" id={id} name={name} />
      <Flag iso={countryIso} />
      <h2 id={headingId} className={styles.name}>
        {target === undefined ? name : <Link to={target}>{name}</Link>}
      </h2>
      <span className={`num ${styles.count ?? ''}`} translate="no">
        {count}
      </span>
      <IconButton
        icon={isFolded ? 'chevron-down' : 'chevron-up'}
        size="sm"
        label={t('matches-of', { name })}
        aria-expanded={!isFolded}
        className={styles.fold}
        onClick={onFold}
      />
    </div>
  );
});
