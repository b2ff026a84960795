import { usePageTitle } from '../../react/usePageTitle.ts';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import styles from './Pages.module.css';

/** SHL-72: no such page. Search engines are told before the paint, whatever status the address was served with. */
export function NotFoundPage() {
  const t = useTranslate('shell');
  const { environment } = useServices();
  usePageTitle(t('notFoundTitle'));
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <span className={`num ${styles.code}`}>404</span>
      <h1 className={styles.title}>{t('notFoundTitle')}</h1>
      <p className={styles.text}>{t('notFoundText')}</p>
      <div className={styles.actions}>
        <ButtonLink to={`/${environment.language}`} variant="primary" size="lg">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
}
