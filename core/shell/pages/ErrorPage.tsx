import { usePageTitle } from '../../react/usePageTitle.ts';
import { useServices } from '../../react/useServices.ts';
import { useTranslate } from '../../react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import styles from './Pages.module.css';

/** Something of ours broke; balance and bets are not touched by it. */
export function ErrorPage({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate('shell');
  const { environment } = useServices();
  usePageTitle(t('errorTitle'));
  return (
    <div className={styles.page} role="alert">
      <meta name="robots" content="noindex" />
      <span className={`num ${styles.code}`}>500</span>
      <h1 className={styles.title}>{t('errorTitle')}</h1>
      <p className={styles.text}>{t('errorText')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon="refresh" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        <ButtonLink to={`/${environment.language}`} size="lg">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
}
