import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './LimitsStrip.module.css';

/**
 * SHL-67: age, advice and help, from the configuration, so that no failing service removes them.
 */
export function LimitsStrip() {
  const { config } = useServices();
  const t = useTranslate('shell');
  const { brand, site } = config;
  const ids = site.responsibleGamblingLinkIds;
  const links =
    ids.length === 0
      ? brand.responsibleGamblingLinks
      : ids.flatMap((id) => brand.responsibleGamblingLinks.find((link) => link.id === id) ?? []);
  return (
    <section className={styles.strip} aria-label={t('limitsTitle')}>
      <span
        className={`num ${styles.age}`}
        role="img"
        aria-label={t('ageMark', { age: site.minAge })}
      >
        <bdi aria-hidden="true">{site.minAge}+</bdi>
      </span>
      {site.isShowResponsibleGamblingBlock ? (
        <div>
          <h2 className={styles.title}>{t('limitsTitle')}</h2>
          <p className={styles.text}>{t('limitsText')}</p>
        </div>
      ) : null}
      <ul className={styles.links}>
        {links.map((link) => (
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
