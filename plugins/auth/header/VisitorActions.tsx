import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link, useServices, useTranslate } from '#core/ui';
import { signInModal } from '../contract.ts';
import { registerCommand, registrationRoute } from '../../registration/contract.ts';
import styles from './VisitorActions.module.css';

/** Header of a visitor: Log in, and Register where the brand has a registration. */
export const VisitorActions = observer(function VisitorActions() {
  const { commands, config, modals, navigation, session } = useServices();
  const t = useTranslate('auth');
  // The session is not known yet: the visitor's buttons must not flash.
  if (session.state.kind === 'unknown') return <span className={styles.waiting} />;

  const handleSignIn = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || navigation.routeName === 'auth.login')
      return;
    event.preventDefault();
    void modals.open(signInModal, {});
  };

  const handleRegister = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void commands.run(registerCommand, {});
  };

  return (
    <>
      <Link to={{ name: 'auth.login' }} className={styles.button} onClick={handleSignIn}>
        {t('signIn')}
      </Link>
      {!config.site.isRegistrationAllowed || !navigation.hasRoute(registrationRoute) ? null : config
          .site.isRegistrationButtonDisabled ? (
        <button type="button" disabled className={`${styles.button} ${styles.call}`}>
          {t('register')}
        </button>
      ) : (
        <Link
          to={{ name: registrationRoute }}
          className={`${styles.button} ${styles.call}`}
          onClick={handleRegister}
        >
          {t('register')}
        </Link>
      )}
    </>
  );
});
