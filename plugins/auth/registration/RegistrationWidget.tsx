import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Button, ButtonLink, Panel, PanelHead, useServices, useTranslate } from '#core/ui';
import { signInModal } from '../contract.ts';
import { registerCommand, registrationRoute } from '../../registration/contract.ts';
import styles from './RegistrationWidget.module.css';

/** Invites a visitor to register, or to log in where that is closed. */
export const RegistrationWidget = observer(function RegistrationWidget() {
  const { commands, config, modals, navigation } = useServices();
  const t = useTranslate('auth.later');
  const { site } = config;
  if (!site.isShowRegistrationWidget || navigation.routeName === 'auth.login') return null;
  const handleRegister = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void commands.run(registerCommand, {});
  };
  const canRegister = site.isRegistrationAllowed && navigation.hasRoute(registrationRoute);
  return (
    <Panel
      aria-label={t(canRegister ? 'widget.register' : 'widget.title')}
      className={styles.widget}
    >
      <PanelHead title={t(canRegister ? 'widget.register' : 'widget.title')} />
      <div className={styles.body}>
        <p>{t(canRegister ? 'widget.registerText' : 'widget.text')}</p>
        {!canRegister ? null : site.isRegistrationButtonDisabled ? (
          <Button variant="primary" size="lg" isBlock isDisabled>
            {t('auth:register')}
          </Button>
        ) : (
          <ButtonLink
            to={{ name: registrationRoute }}
            variant="primary"
            size="lg"
            isBlock
            onClick={handleRegister}
          >
            {t('auth:register')}
          </ButtonLink>
        )}
        <Button
          variant={canRegister ? 'secondary' : 'primary'}
          size="lg"
          isBlock
          onClick={() => void modals.open(signInModal, {})}
        >
          {t('auth:signIn')}
        </Button>
      </div>
    </Panel>
  );
});
