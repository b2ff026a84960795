import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { PageMessage } from '../../ui/surfaces/PageMessage.tsx';
import styles from './Pages.module.css';

/** Page for an error of the site. A retry runs the guards again. */
export function ErrorPage() {
  const t = useTranslate('shell');
  const { environment, navigation } = useServices();
  usePageTitle(t('errorTitle'));
  return (
    <div className={styles.page} role="alert">
      <meta name="robots" content="noindex" />
      <PageMessage
        code="500"
        title={t('errorTitle')}
        text={t('errorText')}
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              icon="refresh"
              onClick={() => navigation.go(navigation.path, { isReplacing: true })}
            >
              {t('tryAgain')}
            </Button>
            <ButtonLink to={`/${environment.language}`} size="lg">
              {t('home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
