import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Actions, Alert, Button, Dialog, PanelText, useServices, useTranslate } from '#core/ui';
import { type TwoStepOutcome, type TwoStepTicket } from '../../auth/contract.ts';
import { lostFactorRoute, forgotPasswordModal } from '../contract.ts';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { LostFactorRequest } from './LostFactorRequest.ts';
import styles from '../emails/RecoveryForm.module.css';

interface LostFactorDialogProps extends TwoStepTicket {
  readonly onClose: (outcome?: TwoStepOutcome | 'asked') => void;
}

/** Explains what a sign-in without the second factor requires, before it is requested. */
export const LostFactorDialog = observer(function LostFactorDialog({
  ticket,
  onClose,
}: LostFactorDialogProps) {
  const t = useTranslate('recovery.change');
  const { http, modals, navigation } = useServices();
  const [store] = useState(
    () =>
      new LostFactorRequest(http, ticket, (outcome) => {
        onClose(outcome);
        if (outcome === 'asked') navigation.go({ name: lostFactorRoute });
      }),
  );
  const { failure, isBusy } = store.asking;
  return (
    <Dialog title={t('ask.title')} isDismissible size="sm" onClose={() => onClose()}>
      <div className={styles.form}>
        <PanelText>{t('ask.text')}</PanelText>
        <ol className={styles.steps}>
          {(['document', 'wait', 'held'] as const).map((step) => (
            <li key={step}>{t(`ask.${step}`)}</li>
          ))}
        </ol>
        <CallFailureAlert failure={failure} />
        {failure === 'password-first' ? (
          <Alert
            tone="warning"
            title={t('ask.barred')}
            actions={
              <Button size="sm" onClick={() => void modals.open(forgotPasswordModal, {})}>
                {t('recovery:forgot.title')}
              </Button>
            }
          >
            {t('ask.barredText')}
          </Alert>
        ) : null}
        <Actions>
          <Button variant="primary" isBusy={isBusy} onClick={() => void store.ask()}>
            {t('ask.send')}
          </Button>
          <Button onClick={() => onClose()}>{t('ask.back')}</Button>
        </Actions>
      </div>
    </Dialog>
  );
});
