import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  CodeField,
  Dialog,
  PasswordField,
  useServices,
  useTranslate,
} from '#core/ui';
import { codeLength } from '#domain/accounts/person/codeDigits.ts';
import type { StepUpPrompt } from '../contract.ts';
import { passkeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { ResendButton } from '../phone/ResendButton.tsx';
import { codeProblemText, FactorCodeField } from './FactorCodeField.tsx';
import { StepUpStore } from './StepUpStore.ts';
import { PasskeyFactorButton } from './PasskeyFactorButton.tsx';
import styles from './FactorDialog.module.css';

interface StepUpDialogProps extends StepUpPrompt {
  readonly onClose: (isProved?: boolean) => void;
}

/** Asks for a fresh proof of identity, because the screen may have been left unlocked. */
export const StepUpDialog = observer(function StepUpDialog({
  onClose,
  ...asked
}: StepUpDialogProps) {
  const t = useTranslate('auth.factor');
  const services = useServices();
  const [store] = useState(
    () => new StepUpStore(services, asked, passkeyBrowser, () => onClose(true)),
  );
  useEffect(() => store.dispose, [store]);
  const { hasLetter, hasPasskey, hasPassword, letter, proving } = store;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void (hasLetter && letter === undefined ? store.sendLetter() : store.submit());
  };
  return (
    <Dialog
      title={t('stepUp')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <p className={styles.text}>{t(leadOf(store))}</p>
        {proving.failure === undefined ? null : (
          <Alert tone="danger">{t(`stepUp.${proving.failure}`)}</Alert>
        )}
        {hasPassword ? (
          <PasswordField
            label={t('auth:password')}
            name="password"
            autoComplete="current-password"
            value={store.password}
            onChange={store.setPassword}
            error={store.fault === undefined ? undefined : t(`password.${store.fault}`)}
          />
        ) : null}
        {letter === undefined ? null : <LetterFields store={store} />}
        {store.code === undefined || !(hasPassword || letter !== undefined) ? null : (
          <FactorCodeField code={store.code} />
        )}
        {hasPassword || hasLetter ? (
          <Button type="submit" variant="primary" size="lg" isBlock isBusy={proving.isBusy}>
            {t(hasLetter && letter === undefined ? 'stepUp.letter' : 'stepUp.send')}
          </Button>
        ) : null}
        {letter === undefined ? null : (
          <ResendButton resendAtS={letter.resendAtS} onResend={() => void store.sendLetter()} />
        )}
        {hasPasskey ? (
          <PasskeyFactorButton
            isDisabled={proving.isBusy}
            onPress={() => void store.usePasskey()}
          />
        ) : null}
      </form>
    </Dialog>
  );
});

const LetterFields = observer(function LetterFields({ store }: { readonly store: StepUpStore }) {
  const t = useTranslate('auth.factor');
  const { letter, letterCode } = store;
  if (letter === undefined) return null;
  return (
    <>
      <p className={styles.text}>
        {t(`stepUp.sent.${letter.channel}`, { to: `\u2066${letter.sentTo}\u2069` })}
      </p>
      <CodeField
        label={t(`stepUp.code.${letter.channel}`)}
        name="letter-code"
        length={codeLength}
        hint={t('stepUp.code.hint')}
        value={letterCode.text}
        onChange={letterCode.setText}
        error={codeProblemText(letterCode.problem, t, 'device')}
      />
    </>
  );
});

/** Returns the text about the requested proof, or about what to do without any. */
function leadOf({ hasLetter, hasNothing, hasPasskey, hasPassword }: StepUpStore): string {
  if (hasPassword) return 'stepUp.text';
  if (hasLetter) return 'stepUp.text.letter';
  if (hasNothing) return 'stepUp.text.nothing';
  return hasPasskey ? 'stepUp.text.passkey' : 'stepUp.text.provider';
}
