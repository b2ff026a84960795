import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useOpen } from '../../ui/react/useOpen.ts';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Panel } from '../../ui/surfaces/Panel.tsx';
import { cricketMatches } from './cricketMatches.ts';
import styles from './Workbench.module.css';

/** Every cricket match with the score as the platform sends it, beside what the site makes of it elsewhere. */
export const CricketPage = observer(function CricketPage() {
  const { http } = useServices();
  const t = useTranslate('workbench');
  const [resource] = useState(() => cricketMatches(http));
  usePageTitle(t('cricket.title'));
  const { error, isLoading, retry, value: matches } = useOpen(resource);
  return (
    <Panel className={styles.panel} aria-busy={isLoading}>
      <h1 className={styles.title}>{t('cricket.title')}</h1>
      <p>{t('cricket.text')}</p>
      {error instanceof Error ? <p role="alert">{error.message}</p> : null}
      {matches?.length === 0 ? <p>{t('cricket.none')}</p> : null}
      {matches === undefined || matches.length === 0 ? null : (
        <div className={styles.scroller} role="region" aria-label={t('cricket.title')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['match', 'section', 'start', 'markets', 'score'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`cricket.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matches.map((match) => (
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
      )}
      <Button icon="refresh" onClick={retry}>
        {t('cricket.again')}
      </Button>
    </Panel>
  );
});
