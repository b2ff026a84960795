import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { ErrorBlock, Flag, Icon, Link, Skeleton, useFormat, useTranslate } from '#core/ui';
import { useBetting } from '../../betting/ui.ts';
import { countEvents, cyberCompetitions, nameInDiscipline } from '../matches/cyberCompetitions.ts';
import type { Discipline } from './Discipline.ts';
import { competitionTarget, disciplineTarget } from './cyberTargets.ts';
import { Mark } from '../art/Mark.tsx';
import styles from './DisciplineColumn.module.css';
import { KindChoice } from '../matches/KindChoice.tsx';
import { useCyberPlace, type CyberPlace } from './useCyberPlace.ts';

const shownCompetitions = 10;

/** Start column of cyber sport: kind, disciplines, competitions of the open one. */
export const DisciplineColumn = observer(function DisciplineColumn() {
  const place = useCyberPlace();
  const t = useTranslate('cyber');
  const { disciplines, discipline, state } = place;
  if (state === 'loading') return <Skeleton shapes={skeletons.panel} />;
  if (state === 'failed') return <ErrorBlock onRetry={place.retry} />;
  return (
    <nav className={styles.column} aria-label={t('disciplines')}>
      <div className={styles.choice}>
        <KindChoice place={place} />
      </div>
      <section className={styles.part} aria-labelledby="cyber-disciplines">
        <h2 id="cyber-disciplines" className={styles.head}>
          {t('disciplines')}
          <span className="num" translate="no">
            {disciplines.length}
          </span>
        </h2>
        <ul>
          {disciplines.map((each) => (
            <DisciplineRow key={each.id} place={place} discipline={each} />
          ))}
        </ul>
      </section>
      {discipline === undefined ? null : <Competitions place={place} discipline={discipline} />}
    </nav>
  );
});

interface OfDiscipline {
  readonly place: CyberPlace;
  readonly discipline: Discipline;
}

const DisciplineRow = observer(function DisciplineRow({
  place: { cyber, kind, discipline: open },
  discipline,
}: OfDiscipline) {
  const { tree } = useBetting();
  const format = useFormat();
  const { line, live } = countEvents(
    cyberCompetitions(tree.competitions.values(), kind, [discipline]),
  );
  return (
    <li>
      <Link
        to={disciplineTarget(kind, discipline)}
        className={styles.row}
        aria-current={discipline.id === open?.id ? 'page' : undefined}
      >
        <Mark name={cyber.lookOf(discipline.key).mark} />
        <span className={styles.name}>{discipline.name}</span>
        <span className="num" translate="no">
          {format.number(line + live)}
        </span>
      </Link>
    </li>
  );
});

const Competitions = observer(function Competitions({
  place: { kind, competitions, competition: open },
  discipline,
}: OfDiscipline) {
  const t = useTranslate('cyber');
  const format = useFormat();
  if (competitions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="cyber-champs">
      <h2 id="cyber-champs" className={styles.head}>
        <Icon name="trophy" size={14} />
        {t('champs-of', { name: discipline.name })}
      </h2>
      <ul>
        {competitions.slice(0, shownCompetitions).map((competition) => (
          <li key={competition.id}>
            <Link
              to={competitionTarget(kind, discipline, competition)}
              className={styles.row}
              aria-current={competition.id === open?.id ? 'page' : undefined}
            >
              <Flag iso={competition.countryIso} />
              <span className={styles.name}>{nameInDiscipline(competition, discipline)}</span>
              <span className="num" translate="no">
                {format.number(competition.prematchCount + competition.liveCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
