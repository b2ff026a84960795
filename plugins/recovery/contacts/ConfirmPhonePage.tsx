import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  PhoneField,
  PanelPage,
  TextField,
  useFocusAfter,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { CodeFailure } from './CodeFailure.tsx';
import { SignInLink } from '../emails/SignInLink.tsx';
import { useEmailToken } from '../../auth/ui.ts';
import { PhoneCodeStore } from './PhoneCodeStore.ts';
import form from '../emails/RecoveryForm.module.css';

/** Activation by a code: from the link of the text, or starting with the number. */
export const ConfirmPhonePage = observer(function ConfirmPhonePage() {
  const t = useTranslate('recovery');
  const { clock, http, session } = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new PhoneCodeStore(http, clock, token));
  const { step } = store;
  const { failure, isBusy } = store.sending;
  const field = useFocusAfter<HTMLInputElement>(step);
  usePageTitle(t(step === 'confirmed' ? 'fast.done' : 'fast.title'));

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };

  if (step === 'confirmed')
    return (
      <PanelPage title={t('fast.done')} isDone>
        <Alert tone="success">{t('fast.doneText')}</Alert>
        {session.isAuthed ? null : <SignInLink />}
      </PanelPage>
    );

  const incomplete = step === 'phone' ? t('phone.incomplete') : t('fast.incomplete');
  const wrong =
    failure?.kind !== 'wrong-code'
      ? undefined
      : failure.triesLeft === undefined
        ? t('fast.wrong')
        : t('fast.wrongLeft', { count: failure.triesLeft });
  const error = failure?.kind === 'incomplete' ? incomplete : wrong;
  const reason =
    step === 'phone'
      ? t('fast.ask')
      : store.phone === ''
        ? t('fast.enter')
        : t('fast.enterSent', { phone: `⁨${store.phone.trim()}⁩` });
  return (
    <PanelPage title={t('fast.title')} reason={reason}>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        {failure === undefined ? null : <CodeFailure failure={failure} />}
        {step === 'phone' ? (
          <PhoneField
            ref={field}
            key="phone"
            label={t('phone')}
            name="phone"
            hint={t('phone.hint')}
            enterKeyHint="send"
            value={store.phone}
            onChange={store.setPhone}
            error={error}
          />
        ) : (
          <TextField
            ref={field}
            key="code"
            label={t('fast.code')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            enterKeyHint="done"
            value={store.code}
            onChange={store.setCode}
            error={error}
          />
        )}
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
          {step === 'phone' ? t('fast.send') : t('fast.confirm')}
        </Button>
        {step === 'code' ? (
          <Button size="lg" variant="ghost" isBlock onClick={store.startOver}>
            {t('fast.another')}
          </Button>
        ) : null}
      </form>
    </PanelPage>
  );
});
