import { observer } from 'mobx-react-lite';
import { Panel, usePageTitle, useServices, useTranslate } from '#core/ui';
import { SignInForm } from '../components/SignInForm.tsx';
import { readReturnUrl } from '../domain/readReturnUrl.ts';
import styles from './SignInPage.module.css';

/** The sign-in as a page of its own. Where it leads afterwards decides `followSession`. */
export const SignInPage = observer(function SignInPage() {
  const t = useTranslate('auth');
  const { navigation } = useServices();
  usePageTitle(t('page.title'));
  const isSentHere = readReturnUrl(navigation.query.get('return-url')) !== undefined;
  return (
    <div className={styles.page}>
      <Panel className={styles.panel}>
        <h1 className={styles.title}>{t('signIn')}</h1>
        {isSentHere ? <p className={styles.reason}>{t('reason.page')}</p> : null}
        <SignInForm />
      </Panel>
    </div>
  );
});
