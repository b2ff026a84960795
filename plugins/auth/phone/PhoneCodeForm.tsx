import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Alert, Button, CodeField, useTranslate } from '#core/ui';
import { codeLength } from '#domain/accounts/person/codeDigits.ts';
import type { SignInFailure } from '../sign-in/SignInFailure.ts';
import { CountryPhoneField } from './CountryPhoneField.tsx';
import { PhoneCodeStore, type CodeExchange, type PhoneCodeProblem } from './PhoneCodeStore.ts';
import type { PhoneEntry } from './PhoneEntry.ts';
import { ResendButton } from './ResendButton.tsx';
import styles from '../sign-in/SignInForm.module.css';

interface PhoneCodeFormProps {
  readonly phone: PhoneEntry;
  /** Must stay the same object while the form is mounted. */
  readonly exchange: CodeExchange;
  /** Label of the button that submits the code. */
  readonly submit: string;
  /** Returns the alert for a failed call. */
  readonly alertOf: (failure: SignInFailure) => ReactNode;
  /**
   * Texts about the code and its recipient, for a form where the number need not have an account.
   */
  readonly ownTexts?: { readonly note: string; readonly sent: (phone: string) => string };
  /** Content above the button. */
  readonly children?: ReactNode;
}

/**
 * Form for a number, then for the code sent to it. It behaves the same for a number without an
 * account, so that it does not reveal which numbers have one.
 */
export const PhoneCodeForm = observer(function PhoneCodeForm({
  phone,
  exchange,
  submit,
  alertOf,
  ownTexts,
  children,
}: PhoneCodeFormProps) {
  const t = useTranslate('auth.ways');
  const formRef = useRef<HTMLFormElement>(null);
  const [store] = useState(() => new PhoneCodeStore(phone, exchange));
  useEffect(() => () => store.dispose(), [store]);
  const { state } = store;
  const { failure: problem, isBusy } = store.asking;
  const isSent = state.kind === 'code';
  const sentText = ownTexts?.sent ?? ((number: string) => t('code.sent', { phone: number }));

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
      {problem?.kind === 'failed' ? alertOf(problem.failure) : null}
      {isSent ? (
        <>
          <CodeField
            label={t('code')}
            name="code"
            length={codeLength}
            value={store.code}
            onChange={store.setCode}
            hint={sentText(`\u2066${state.masked}\u2069`)}
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
          <Alert tone="info">{ownTexts?.note ?? t('sms.note')}</Alert>
        </>
      )}
      {children}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {isSent ? submit : t('sms.send')}
      </Button>
    </form>
  );
});

function codeError(
  problem: PhoneCodeProblem | undefined,
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
