import { observer } from 'mobx-react-lite';
import { Flag, Link, useFormat } from '#core/ui';
import { countOf } from './countries.ts';
import type { Competition, Section } from '../feed/SportEvent.ts';
import { competitionTarget } from './routeToEvent.ts';
import { useBetting } from '../service/useBetting.ts';
import styles from './SportTree.module.css';

interface CompetitionItemProps {
  readonly competition: Competition;
  readonly section: Section;
  readonly isCurrent: boolean;
}

export const CompetitionItem = observer(function CompetitionItem({
  competition,
  section,
  isCurrent,
}: CompetitionItemProps) {
  const { tree } = useBetting();
  const format = useFormat();
  return (
    <li>
      <Link
        to={competitionTarget(section, competition, tree.sportsById.get(competition.sportId))}
        className={styles.row}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Flag iso={competition.countryIso} />
        <span className={styles.name}>{format.names(competition.name)}</span>
        <span className={`num ${styles.count ?? ''}`} translate="no">
          {format.number(countOf(competition, section))}
        </span>
      </Link>
    </li>
  );
});
