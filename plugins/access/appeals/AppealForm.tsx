import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { Alert, Button, TextArea, useTranslate } from '#core/ui';
import type { AppealsStore } from './AppealsStore.ts';
import styles from './AppealForm.module.css';

const longest = 2000;

export const AppealForm = observer(function AppealForm({
  store,
}: {
  readonly store: AppealsStore;
}) {
  const t = useTranslate('access');
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const isBlank = store.progress === 'blank';
  useEffect(() => {
    if (isBlank) fieldRef.current?.focus();
  }, [isBlank]);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void store.send();
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.intro}>{t('appeals.intro')}</p>
      <TextArea
        ref={fieldRef}
        label={t('appeals.field')}
        name="appeal"
        rows={5}
        maxLength={longest}
        value={store.text}
        error={isBlank ? t('appeals.required') : undefined}
        onChange={store.setText}
      />
      {store.progress === 'failed' ? <Alert tone="danger">{t('appeals.failed')}</Alert> : null}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon="send"
          isBusy={store.progress === 'sending'}
        >
          {t('appeals.send')}
        </Button>
      </div>
    </form>
  );
});
