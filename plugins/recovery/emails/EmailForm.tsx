import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Alert, Button, TextField, useFocusAfter, useTranslate } from '#core/ui';
import type { EmailStore } from './EmailStore.ts';
import styles from './RecoveryForm.module.css';
import { CallFailureAlert } from './CallFailureAlert.tsx';

interface EmailFormProps {
  readonly store: EmailStore;
  /** Purpose of the e-mail. */
  readonly text: string;
  /** Label of the button. */
  readonly send: string;
  /** Text once the e-mail was requested. */
  readonly sent: string;
  /** Content below that text. */
  readonly children?: ReactNode;
}

/** Form that requests an e-mail. Does not reveal whether the address is known. */
export const EmailForm = observer(function EmailForm({
  store,
  text,
  send,
  sent,
  children,
}: EmailFormProps) {
  const t = useTranslate('recovery');
  const { state } = store;
  const result = useFocusAfter<HTMLDivElement>(state === 'asked' ? 'result' : 'form');

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };

  if (state === 'asked')
    return (
      <div ref={result} className={styles.form} tabIndex={-1}>
        <Alert tone="success" title={t('sent.title')}>
          {sent}
        </Alert>
        {children}
      </div>
    );
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{text}</p>
      {state === 'too-many' ? (
        <Alert tone="warning" title={t('tooMany.title')}>
          {t('tooMany.text')}
        </Alert>
      ) : null}
      <CallFailureAlert failure={state} />
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
        {send}
      </Button>
    </form>
  );
});
