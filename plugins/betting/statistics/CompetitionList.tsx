import { observer } from 'mobx-react-lite';
import { classNames, Flag, Link, useFormat, useTranslate } from '#core/ui';
import type { CompetitionSeasons } from './statistics.ts';
import { SeasonName } from './SeasonName.tsx';
import { statisticTarget } from './statisticTarget.ts';
import styles from './CompetitionList.module.css';

export const CompetitionList = observer(function CompetitionList({
  competitions,
}: {
  readonly competitions: readonly CompetitionSeasons[];
}) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  return (
    <ul>
      {competitions.map(({ competition: { id, name, countryIso, prematchCount }, seasons }) => (
        <li key={id} className={styles.row}>
          <Link to={statisticTarget('competition', id)} className={styles.competition}>
            <Flag iso={countryIso} />
            <span className={styles.words}>
              <span className={classNames('one-line', styles.name)}>{name}</span>
              {prematchCount === 0 ? null : (
                <small className="one-line">
                  {t('betting:hero.events', {
                    count: prematchCount,
                    number: format.number(prematchCount),
                  })}
                </small>
              )}
            </span>
          </Link>
          {seasons.length === 0 ? null : (
            <ul aria-label={t('statistic.seasons-of', { name })} className={styles.seasons}>
              {seasons.map(({ season, name: called, fromS, toS }) => (
                <li key={season}>
                  <Link
                    to={{
                      ...statisticTarget('competition', id),
                      query: { season: String(season) },
                    }}
                    className={styles.season}
                  >
                    <SeasonName name={called} fromS={fromS} toS={toS} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
});
