import { Icon, useTranslate } from '#core/ui';
import styles from './WhyBlocked.module.css';

/** Collapsible answer to why the site is blocked. */
export function WhyBlocked() {
  const t = useTranslate('access');
  return (
    <details className={styles.why}>
      <summary className={styles.question}>
        <Icon name="help" />
        {t('block.why')}
      </summary>
      <p className={styles.answer}>{t('block.whyText')}</p>
    </details>
  );
}
