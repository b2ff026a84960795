import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './LimitsStrip.module.css';

/** SHL-67: age, advice and help, from the own bundle and the configuration: no failing service takes them away. */
export function LimitsStrip() {
  const { config } = useServices();
  const t = useTranslate('shell');
  return (
    <section className={styles.strip} aria-labelledby="limits-title">
      <span className={`num ${styles.age}`} role="img" aria-label={t('ageMark', { age: config.site.minAge })}>
        <bdi aria-hidden="true">{config.site.minAge}+</bdi>
      </span>
      <div>
        <h2 id="limits-title" className={styles.title}>
          {t('limitsTitle')}
        </h2>
        <p className={styles.text}>{t('limitsText')}</p>
      </div>
      <ul className={styles.links}>
        {config.brand.responsibleGamblingLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} className={styles.link} target="_blank" rel="noopener noreferrer">
              <Icon name="lifebuoy" />
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
