import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { Alert, Button, CodeField, Dialog, useServices, useTranslate } from '#core/ui';
import { questionModal } from '../../support/contract.ts';
import type { NewDeviceTicket, SignInDone } from '../contract.ts';
import { ResendButton } from '../phone/ResendButton.tsx';
import { codeLength } from '#domain/accounts/person/codeDigits.ts';
import { codeProblemText } from './FactorCodeField.tsx';
import { NewDeviceStore } from './NewDeviceStore.ts';
import styles from './FactorDialog.module.css';

interface NewDeviceDialogProps extends NewDeviceTicket {
  readonly onClose: (outcome?: { readonly kind: 'over' } | SignInDone) => void;
}

/** Last step of a sign-in: the owner confirms by e-mail that a new device is theirs. */
export const NewDeviceDialog = observer(function NewDeviceDialog({
  onClose,
  ...ticket
}: NewDeviceDialogProps) {
  const t = useTranslate('auth.factor');
  const services = useServices();
  const [store] = useState(() => new NewDeviceStore(services, ticket, onClose));
  useEffect(() => store.wait(), [store]);
  const { code, letter } = store;
  const handleChange = (typed: string): void => {
    if (code.setText(typed)) void store.submit();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  const hasSupport = services.plan.modals.some(({ id }) => id === questionModal.id);
  return (
    <Dialog
      title={t('device')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
    >
      {store.isRefused ? (
        <Alert tone="danger" title={t('device.refused')}>
          {t('device.refusedText')}
        </Alert>
      ) : (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          <p>{t('device.text', { email: `\u2068${ticket.sentTo}\u2069` })}</p>
          {letter === undefined ? null : (
            <Alert tone={letter === 'sent' ? 'success' : 'danger'}>{t(`device.${letter}`)}</Alert>
          )}
          <CodeField
            label={t('device.code')}
            name="code"
            length={codeLength}
            hint={t('device.hint')}
            value={code.text}
            onChange={handleChange}
            error={codeProblemText(code.problem, t, 'device')}
          />
          <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isBusy}>
            {t('auth:signIn')}
          </Button>
          <ResendButton resendAtS={store.resendAtS} onResend={() => void store.resend()} />
        </form>
      )}
      {hasSupport ? (
        <Button
          variant="ghost"
          onClick={() => void services.modals.open(questionModal, { topic: 'account' })}
        >
          {t('device.support')}
        </Button>
      ) : null}
    </Dialog>
  );
});
