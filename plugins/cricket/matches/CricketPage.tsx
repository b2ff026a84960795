import {
  Button,
  EmptyState,
  Panel,
  ResourceView,
  Skeleton,
  usePageTitle,
  useService,
  useTranslate,
} from '#core/ui';
import { skeletons } from '#core';
import { cricketToken } from '../contract.ts';
import styles from './CricketPage.module.css';

/** Every cricket match with the platform's raw score beside the score that the site derives. */
export function CricketPage() {
  const matches = useService(cricketToken);
  const t = useTranslate('cricket');
  const none = <EmptyState title={t('none')} />;
  usePageTitle(t('title'));
  return (
    <Panel className={styles.panel}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
      <ResourceView
        resource={matches}
        skeleton={<Skeleton shapes={skeletons.list} />}
        missing={none}
      >
        {(rows) =>
          rows.length === 0 ? (
            none
          ) : (
            <div className={styles.scroller} role="region" aria-label={t('title')} tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    {(['match', 'section', 'start', 'markets', 'score'] as const).map((column) => (
                      <th key={column} scope="col">
                        {t(`column.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((match) => (
                    <tr key={match.id}>
                      <th scope="row">
                        {match.name} <span className="num">{match.id}</span>
                      </th>
                      <td>{match.section}</td>
                      <td className="num">{new Date(match.startsAtS * 1000).toISOString()}</td>
                      <td className="num">{match.marketCount}</td>
                      <td>
                        <code>{match.score}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </ResourceView>
      <Button icon="refresh" onClick={matches.retry}>
        {t('again')}
      </Button>
    </Panel>
  );
}
