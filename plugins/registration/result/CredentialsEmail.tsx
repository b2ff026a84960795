import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  focusElement,
  Form,
  TextField,
  useServices,
  useTranslate,
} from '#core/ui';
import styles from './Credentials.module.css';
import { CredentialsEmailStore } from './CredentialsEmailStore.ts';

interface CredentialsEmailProps {
  readonly password: string;
  readonly onSent: (email: string) => void;
}

/** Form for the address to which number and password are sent. */
export const CredentialsEmail = observer(function CredentialsEmail({
  password,
  onSent,
}: CredentialsEmailProps) {
  const t = useTranslate('registration');
  const { http } = useServices();
  const [store] = useState(() => new CredentialsEmailStore(http, password));
  const { failure, isBusy } = store.sending;
  const isAtField = failure === 'missing' || failure === 'incomplete';

  const handleSubmit = async (): Promise<void> => {
    const email = await store.send();
    if (email !== undefined) onSent(email);
  };

  return (
    <Form className={styles.letter} onSubmit={handleSubmit}>
      {failure === undefined || isAtField ? null : (
        <Alert
          tone={failure === 'too-many' || failure === 'replaced' ? 'warning' : 'danger'}
          title={t(`failure.${failure}`)}
        >
          {t(`failure.${failure}.text`)}
        </Alert>
      )}
      <TextField
        // The field has replaced the button that was pressed.
        ref={focusElement}
        label={t('field.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        dir="ltr"
        value={store.email}
        onChange={store.type}
        hint={t('credentials.emailHint')}
        error={isAtField ? t(`problem.email.${failure}`) : undefined}
      />
      <Actions>
        <Button type="submit" size="lg" icon="send" isBusy={isBusy}>
          {t('credentials.emailSend')}
        </Button>
      </Actions>
    </Form>
  );
});
