import { observer } from 'mobx-react-lite';
import { classNames, Link, LiveDot, useFormat, useTranslate } from '#core/ui';
import { useBetting } from '../../betting/ui.ts';
import { countEvents, cyberCompetitions } from '../matches/cyberCompetitions.ts';
import { disciplineTarget } from './cyberTargets.ts';
import type { Discipline } from './Discipline.ts';
import art from '../art/Art.module.css';
import { DisciplineArt } from '../art/DisciplineArt.tsx';
import { DisciplineBadge } from '../art/DisciplineBadge.tsx';
import { lookStyle } from '../art/lookStyle.ts';
import styles from './DisciplineTiles.module.css';
import type { CyberPlace } from './useCyberPlace.ts';

export const DisciplineTiles = observer(function DisciplineTiles({
  place,
}: {
  readonly place: CyberPlace;
}) {
  const t = useTranslate('cyber');
  return (
    <ul className={styles.tiles} aria-label={t('disciplines')}>
      {place.disciplines.map((discipline) => (
        <li key={discipline.id}>
          <Tile place={place} discipline={discipline} />
        </li>
      ))}
    </ul>
  );
});

const Tile = observer(function Tile({
  place: { cyber, kind },
  discipline,
}: {
  readonly place: CyberPlace;
  readonly discipline: Discipline;
}) {
  const { tree } = useBetting();
  const t = useTranslate('cyber');
  const format = useFormat();
  const look = cyber.lookOf(discipline.key);
  const { line, live } = countEvents(
    cyberCompetitions(tree.competitions.values(), kind, [discipline]),
  );
  return (
    <Link
      to={disciplineTarget(kind, discipline)}
      className={classNames(art.themed, styles.tile)}
      style={lookStyle(look)}
    >
      <DisciplineArt name={look.art} />
      <DisciplineBadge look={look} size={40} />
      <span className={styles.name}>{discipline.name}</span>
      <span className={styles.counts}>
        {live === 0 ? null : (
          <span className={styles.live}>
            <LiveDot />
            {t('count.live', { count: live, number: format.number(live) })}
          </span>
        )}
        <span>{t('count.line', { count: line, number: format.number(line) })}</span>
      </span>
    </Link>
  );
});
