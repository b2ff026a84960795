import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert, Button, TextField, useServices, useTranslate } from '#core/ui';
import { OpeningNoticeStore } from './OpeningNoticeStore.ts';
import styles from './OpeningForm.module.css';

/** Takes an address for one message on the opening day. */
export const OpeningForm = observer(function OpeningForm() {
  const t = useTranslate('access');
  const { http } = useServices();
  const [store] = useState(() => new OpeningNoticeStore(http));
  const { email, progress } = store;
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (progress === 'invalid') inputRef.current?.focus();
  }, [progress]);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void store.send();
  }

  if (progress === 'sent') {
    return (
      <Alert tone="success" className={styles.sent}>
        {t('soon.sent')}
      </Alert>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={inputRef}
        label={t('soon.email')}
        isLabelHidden
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={t('soon.email')}
        className={styles.field}
        value={email}
        error={
          progress === 'invalid'
            ? t('soon.invalid')
            : progress === 'failed'
              ? t('soon.failed')
              : undefined
        }
        onChange={store.setEmail}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={progress === 'sending'}>
        {t('soon.send')}
      </Button>
    </form>
  );
});
