import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, PanelPage, usePageTitle, useService, useServices, useTranslate } from '#core/ui';
import { consentToken } from '../contract.ts';
import { StoredDataGroups } from './StoredDataGroups.tsx';
import { listStoredData } from './listStoredData.ts';
import styles from './CookiePolicyPage.module.css';

/** Stored data of the browser: purpose, category, lifetime, and a link to the choice. */
export const CookiePolicyPage = observer(function CookiePolicyPage() {
  const { config, plan } = useServices();
  const consent = useService(consentToken);
  const t = useTranslate('notices.later');
  const say = useTranslate('notices');
  const [sections] = useState(() => listStoredData(plan));
  usePageTitle(t('cookies.title'));

  const { choice } = consent;
  const isAsked = config.features['cookieConsent'] === true;
  const standing =
    choice !== undefined
      ? (`cookies.choice.${choice}` as const)
      : consent.allows('marketing')
        ? 'cookies.assumed'
        : isAsked
          ? 'cookies.noChoice'
          : 'cookies.unasked';
  return (
    <PanelPage size="xl" title={t('cookies.title')}>
      <p className={styles.text}>{t('cookies.intro')}</p>
      <div className={styles.choice}>
        <p>{t(standing)}</p>
        {isAsked ? <Button onClick={consent.openSettings}>{say('consent.settings')}</Button> : null}
      </div>
      {sections.map(({ category, groups }) => (
        <section key={category} className={styles.section}>
          <h2 className={styles.heading}>{t(`consent.${category}.name`)}</h2>
          <p className={styles.text}>{t(`consent.${category}.description`)}</p>
          {category === 'functionality' && isAsked ? (
            <p className={styles.text}>{t('cookies.withoutConsent')}</p>
          ) : null}
          {groups.length === 0 ? (
            <p className={styles.none}>{t('cookies.nothing')}</p>
          ) : (
            <StoredDataGroups groups={groups} />
          )}
        </section>
      ))}
      <p className={styles.text}>{t('cookies.clear')}</p>
    </PanelPage>
  );
});
