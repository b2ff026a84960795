import { observer } from 'mobx-react-lite';
import { Crest, Icon, LazyPart, Link, Panel, useFormat, useOpen, useTranslate } from '#core/ui';
import { leadersOf } from '../statistics/statistics.ts';
import type { MatchFacts } from '../event/MatchFacts.ts';
import { DetailsPart } from '../statistics/DetailsPart.tsx';
import { PartSkeleton } from '../statistics/PartSkeleton.tsx';
import { SeasonName } from '../statistics/SeasonName.tsx';
import styles from './SeasonWinners.module.css';

const places = 3;

/** The top three, or group winners, of every season, newest first; the current one as it is now. */
export const SeasonWinners = observer(function SeasonWinners({
  competitionId,
  facts,
}: {
  readonly competitionId: number;
  readonly facts: MatchFacts;
}) {
  const present = useOpen(facts.table(competitionId));
  return (
    <DetailsPart resource={present}>
      {({ firstSeason, lastSeason, contests, competition }) =>
        contests === undefined ? (
          <div className={styles.seasons}>
            {Array.from(
              { length: lastSeason - firstSeason + 1 },
              (_, index) => lastSeason - index,
            ).map((season) => (
              <Season
                key={season}
                competitionId={competitionId}
                season={season}
                isPresent={season === lastSeason}
                facts={facts}
              />
            ))}
          </div>
        ) : (
          <LazyPart
            name="betting.past-contests"
            load={async () =>
              (await import('../statistics/contests/PastContests.tsx')).PastContests
            }
            props={{ competition, past: contests.past, isRace: contests.track !== undefined }}
            hasLaterTexts
            skeleton={<PartSkeleton />}
          />
        )
      }
    </DetailsPart>
  );
});

interface SeasonProps {
  readonly competitionId: number;
  readonly season: number;
  readonly isPresent: boolean;
  readonly facts: MatchFacts;
}

const Season = observer(function Season({ competitionId, season, isPresent, facts }: SeasonProps) {
  const t = useTranslate('betting.later');
  const format = useFormat();
  return (
    <Panel as="div" className={styles.season}>
      <DetailsPart resource={facts.table(competitionId, season)} lineCount={places + 1}>
        {({ name, fromS, toS, rows }) => (
          <>
            <h2 className={styles.title}>
              <SeasonName name={name} fromS={fromS} toS={toS} />
              {isPresent ? <small>{t('champs.now')}</small> : null}
            </h2>
            <ol>
              {leadersOf(rows, places).map(({ team, points, place, group }) => (
                <li key={team.id}>
                  <Link
                    to={{ name: 'betting.team', params: { team: team.id } }}
                    className={styles.team}
                  >
                    {place === 1 && group === undefined && !isPresent ? (
                      <Icon name="trophy" size={16} className={styles.cup} />
                    ) : (
                      <span className={`num ${styles.place ?? ''}`}>{group ?? place}</span>
                    )}
                    <Crest colors={team.colors} size={18} />
                    <span className={styles.name}>{team.name}</span>
                    <b className="num">{format.number(points)}</b>
                  </Link>
                </li>
              ))}
            </ol>
          </>
        )}
      </DetailsPart>
    </Panel>
  );
});
