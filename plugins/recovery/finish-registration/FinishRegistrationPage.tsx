import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  Form,
  PanelPage,
  PhoneField,
  Segmented,
  TextField,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken, signOutCommand } from '../../auth/contract.ts';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { ContactStore } from './ContactStore.ts';
import form from '../emails/RecoveryForm.module.css';

/** Asks for a contact after a registration by payment. Guards decide what follows. */
export const FinishRegistrationPage = observer(function FinishRegistrationPage() {
  const t = useTranslate('recovery');
  const { commands, http, notices } = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new ContactStore(http));
  const { kind } = store;
  const { failure, isBusy } = store.sending;
  usePageTitle(t('finish.title'));

  const handleSubmit = async (): Promise<void> => {
    if (!(await store.send())) return;
    notices.add({
      group: 'contact',
      kind: 'default',
      tone: 'success',
      title: t('finish.sent.title'),
      text: t(kind === 'email' ? 'finish.sent.email' : 'finish.sent.phone'),
    });
    await accounts.load();
  };

  const error =
    failure === 'incomplete'
      ? t(kind === 'email' ? 'email.incomplete' : 'phone.incomplete')
      : undefined;
  const common = {
    value: store.text,
    onChange: store.setText,
    onBlur: () => void store.check(),
    error,
    enterKeyHint: 'done',
  } as const;
  return (
    <PanelPage title={t('finish.title')} reason={t('finish.text')}>
      <Form className={form.form} onSubmit={handleSubmit}>
        <Segmented
          label={t('finish.kind')}
          items={[
            { id: 'email', label: t('email') },
            { id: 'phone', label: t('phone') },
          ]}
          value={kind}
          onChange={store.setKind}
        />
        <CallFailureAlert failure={failure} />
        {failure === 'too-many' ? (
          <Alert tone="warning" title={t('tooMany.title')}>
            {t('tooMany.text')}
          </Alert>
        ) : null}
        {kind === 'email' ? (
          <TextField
            {...common}
            key="email"
            label={t('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <PhoneField
            {...common}
            key="phone"
            label={t('phone')}
            name="phone"
            hint={t('phone.hint')}
          />
        )}
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
          {t('finish.save')}
        </Button>
        <Button
          size="lg"
          variant="ghost"
          isBlock
          onClick={() => void commands.run(signOutCommand, {})}
        >
          {t('signOut')}
        </Button>
      </Form>
    </PanelPage>
  );
});
