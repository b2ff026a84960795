import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  ButtonLink,
  Flag,
  Icon,
  Link,
  Panel,
  PanelHead,
  Skeleton,
  useOpen,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { competitionTarget, idOfParameter } from '../navigation/routeToEvent.ts';
import { statisticTarget } from '../statistics/statisticTarget.ts';
import { SeasonWinners } from './SeasonWinners.tsx';
import { useBetting } from '../service/useBetting.ts';
import { MatchFacts } from '../event/MatchFacts.ts';
import page from '../lists/Page.module.css';
import styles from './CompetitionsPage.module.css';

const shown = 12;

export const CompetitionsPage = observer(function CompetitionsPage() {
  const services = useServices();
  const { tree } = useBetting();
  const t = useTranslate('betting.later');
  const [facts] = useState(() => new MatchFacts(services));
  const competitionId = idOfParameter(services.navigation.params['champ']);
  useOpen(tree);
  const competition =
    competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const title =
    competition === undefined
      ? t('champs.title')
      : t('champs.title-of', { name: competition.name });
  usePageTitle(title);
  if (tree.snapshot.isLoading) return <Skeleton shapes={skeletons.list} />;
  return (
    <div className={page.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {competitionId === undefined ? null : (
          <>
            <ButtonLink to={{ name: 'betting.champs' }} variant="ghost" size="sm">
              {t('champs.all')}
            </ButtonLink>
            <ButtonLink
              to={statisticTarget('competition', competitionId)}
              variant="secondary"
              size="sm"
            >
              {t('details.table')}
            </ButtonLink>
            {competition === undefined ? null : (
              <ButtonLink
                to={competitionTarget(
                  'line',
                  competition,
                  tree.sportsById.get(competition.sportId),
                )}
                variant="secondary"
                size="sm"
              >
                {t('selection.line')}
              </ButtonLink>
            )}
          </>
        )}
      </header>
      {competitionId === undefined ? (
        <div className={styles.sports}>
          {tree.shownSports.map((sport) => (
            <Panel key={sport.id} aria-label={sport.name}>
              <PanelHead
                title={
                  <span className={styles.sport}>
                    <Icon name={sportSymbol(sport.icon)} size={16} />
                    {sport.name}
                  </span>
                }
              />
              <ul>
                {sport.competitions
                  .toSorted((first, second) => Number(second.isTop) - Number(first.isTop))
                  .slice(0, shown)
                  .map((each) => (
                    <li key={each.id}>
                      <Link
                        to={{
                          name: 'betting.champs-of',
                          params: { champ: `${each.id}-${each.slug}` },
                        }}
                        className={styles.competition}
                      >
                        <Flag iso={each.countryIso} />
                        <span className="one-line">{each.name}</span>
                        <Icon name="chevron-right" size={14} />
                      </Link>
                    </li>
                  ))}
              </ul>
            </Panel>
          ))}
        </div>
      ) : (
        <SeasonWinners key={competitionId} competitionId={competitionId} facts={facts} />
      )}
    </div>
  );
});
