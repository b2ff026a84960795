import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Alert, Button, Dialog, TextField, useServices, useTranslate } from '#core/ui';
import { ForgotPasswordStore } from '../stores/ForgotPasswordStore.ts';
import styles from './RecoveryForm.module.css';

interface ForgotPasswordDialogProps {
  readonly onClose: () => void;
}

/** The wish in the address that opens this dialog; it goes with it, so that a reload does not bring it back. */
const wish = 'showForgotPasswordModal';

/** Sends a link for a new password. It never says whether an address is known here. */
export const ForgotPasswordDialog = observer(function ForgotPasswordDialog({ onClose }: ForgotPasswordDialogProps) {
  const t = useTranslate('recovery');
  const { http, navigation } = useServices();
  const [store] = useState(() => new ForgotPasswordStore(http));
  const { state } = store;

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  const handleClose = (): void => {
    onClose();
    const query = new URLSearchParams(navigation.query);
    if (!query.has(wish)) return;
    query.delete(wish);
    navigation.go(query.size === 0 ? navigation.path : `${navigation.path}?${query.toString()}`, { isReplacing: true });
  };

  return (
    <Dialog title={t('forgot.title')} isDismissible size="sm" onClose={handleClose}>
      {state === 'asked' ? (
        <div className={styles.form}>
          <Alert tone="success" title={t('forgot.sent.title')}>
            {t('forgot.sent.text', { email: store.email.trim() })}
          </Alert>
          <Button size="lg" isBlock data-autofocus="" onClick={handleClose}>
            {t('forgot.close')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <p className={styles.text}>{t('forgot.text')}</p>
          {state === 'too-many' ? (
            <Alert tone="warning" title={t('tooMany.title')}>
              {t('tooMany.text')}
            </Alert>
          ) : null}
          {state === 'no-connection' ? (
            <Alert tone="danger" title={t('noConnection.title')}>
              {t('noConnection.text')}
            </Alert>
          ) : null}
          <TextField
            label={t('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            value={store.email}
            onChange={store.setEmail}
            error={state === 'incomplete' ? t('email.incomplete') : undefined}
          />
          <Button type="submit" variant="primary" size="lg" isBlock isBusy={state === 'sending'}>
            {t('forgot.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
});
