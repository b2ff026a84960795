import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, Button, Checkbox, CodeField, useServices, useTranslate } from '#core/ui';
import { signedInEvent } from '../contract.ts';
import { CountryPhoneField } from '../phone/CountryPhoneField.tsx';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import { ResendButton } from '../phone/ResendButton.tsx';
import { SignInAlert } from './SignInForm.tsx';
import { codeLength, SmsSignInStore, type SmsProblem } from './SmsSignInStore.ts';
import styles from './SignInForm.module.css';

/** Number, then the code that was sent to it. */
export const SmsSignInForm = observer(function SmsSignInForm({
  phone,
}: {
  readonly phone: PhoneEntry;
}) {
  const services = useServices();
  const t = useTranslate('auth.ways');
  const formRef = useRef<HTMLFormElement>(null);
  const [store] = useState(
    () =>
      new SmsSignInStore(services, phone, (signedIn) =>
        services.events.emit(signedInEvent, signedIn),
      ),
  );
  useEffect(() => () => store.dispose(), [store]);
  const { state, problem, isBusy } = store;
  const isSent = state.kind === 'code';

  useEffect(() => {
    if (isSent || phone.problem !== undefined)
      formRef.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [isSent, problem, phone.problem, isBusy]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void (isSent ? store.submit() : store.send());
  };

  return (
    <form ref={formRef} className={styles.form} onSubmit={handleSubmit} noValidate>
      <SignInAlert failure={problem?.kind === 'failed' ? problem.failure : undefined} />
      {isSent ? (
        <>
          <CodeField
            label={t('code')}
            name="code"
            length={codeLength}
            value={store.code}
            onChange={store.setCode}
            hint={t('code.sent', { phone: `\u2066${state.masked}\u2069` })}
            error={codeError(problem, t)}
          />
          <div className={styles.row}>
            <ResendButton resendAtS={state.resendAtS} onResend={() => void store.send()} />
            <Button size="sm" variant="ghost" onClick={store.changeNumber}>
              {t('code.changeNumber')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <CountryPhoneField phone={phone} label={t('phone')} name="phone" />
          <Alert tone="info">{t('sms.note')}</Alert>
        </>
      )}
      <Checkbox
        label={t('auth:remember')}
        hint={t('auth:remember.hint')}
        isChecked={store.isRemembered}
        onChange={store.setRemembered}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {isSent ? t('auth:signIn') : t('sms.send')}
      </Button>
    </form>
  );
});

function codeError(
  problem: SmsProblem | undefined,
  t: ReturnType<typeof useTranslate>,
): string | undefined {
  switch (problem?.kind) {
    case 'wrong-code':
      return problem.triesLeft === undefined
        ? t('code.wrong')
        : t('code.wrongLeft', { count: problem.triesLeft });
    case 'time-up':
      return t('code.timeUp');
    case 'code-missing':
      return t('code.missing');
    case 'failed':
    case undefined:
      return undefined;
  }
}
