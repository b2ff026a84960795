import { observer } from 'mobx-react-lite';
import { Flag, IconButton, Link, useTranslate } from '#core/ui';
import type { CompetitionHeadProps } from '../CompetitionHead.tsx';
import { competitionTarget } from '../../navigation/routeToEvent.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { useBetting } from '../../service/useBetting.ts';
import styles from './Mobile.module.css';

export const MobileCompetitionHead = observer(function MobileCompetitionHead({
  group,
  count,
  section,
  headingId,
  isFolded,
  onFold,
}: CompetitionHeadProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  const competition = tree.competitions.get(group.competitionId);
  return (
    <div className={styles.head}>
      <Flag iso={competition?.countryIso ?? ''} />
      <h3 id={headingId} className={styles.name}>
        {competition === undefined ? null : (
          <Link
            to={competitionTarget(section, competition, tree.sportsById.get(competition.sportId))}
            // Truncated on its own: in a block it would not be cut at the inline content.
            className="one-line"
          >
            {competition.name}
          </Link>
        )}
      </h3>
      <span className={`num ${styles.count ?? ''}`} translate="no">
        {count}
      </span>
      <FavouriteButton
        kind="competition"
        id={group.competitionId}
        name={competition?.name ?? ''}
        className={styles.competitionStar}
      />
      <IconButton
        icon={isFolded ? 'chevron-down' : 'chevron-up'}
        label={t(isFolded ? 'list.unfold' : 'list.fold', { name: competition?.name ?? '' })}
        aria-expanded={!isFolded}
        onClick={onFold}
      />
    </div>
  );
});
