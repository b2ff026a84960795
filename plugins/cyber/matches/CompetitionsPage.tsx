import { observer } from 'mobx-react-lite';
import {
  EmptyState,
  Flag,
  Link,
  LiveDot,
  Panel,
  useFormat,
  usePageTitle,
  useTranslate,
} from '#core/ui';
import { CyberFrame } from '../disciplines/CyberFrame.tsx';
import { DisciplineHero } from '../disciplines/DisciplineHero.tsx';
import { DisciplineTabs } from '../disciplines/DisciplineTabs.tsx';
import { PlaceStrip } from './PlaceStrip.tsx';
import { useCyberPlace } from '../disciplines/useCyberPlace.ts';
import { competitionTarget } from '../disciplines/cyberTargets.ts';
import styles from './CompetitionsPage.module.css';
import page from '../disciplines/Page.module.css';

export const CompetitionsPage = observer(function CompetitionsPage() {
  const place = useCyberPlace();
  const t = useTranslate('cyber');
  const format = useFormat();
  const { discipline: open, kind, competitions, cyber } = place;
  const title = open === undefined ? undefined : t('champs-of', { name: open.name });
  usePageTitle(title);
  return (
    <CyberFrame place={place}>
      {(discipline) => (
        <div className={page.page}>
          <PlaceStrip place={place} />
          <DisciplineHero
            title={t('champs-of', { name: discipline.name })}
            text={t('text.champs')}
            look={cyber.lookOf(discipline.key)}
          />
          <DisciplineTabs place={place} discipline={discipline} />
          {competitions.length === 0 ? (
            <EmptyState icon="trophy" title={t('empty.champs')} />
          ) : (
            <Panel as="div">
              <ul>
                {competitions.map((competition) => (
                  <li key={competition.id}>
                    <Link
                      to={competitionTarget(kind, discipline, competition)}
                      className={styles.row}
                    >
                      <Flag iso={competition.countryIso} />
                      <span className={styles.name}>{competition.name}</span>
                      {competition.liveCount === 0 ? null : (
                        <span className={styles.live}>
                          <LiveDot />
                          {t('count.live', {
                            count: competition.liveCount,
                            number: format.number(competition.liveCount),
                          })}
                        </span>
                      )}
                      <span className={styles.count}>
                        {t('count.line', {
                          count: competition.prematchCount,
                          number: format.number(competition.prematchCount),
                        })}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </CyberFrame>
  );
});
