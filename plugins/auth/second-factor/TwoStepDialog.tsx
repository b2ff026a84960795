import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { Alert, Button, Checkbox, Dialog, useFormat, useServices, useTranslate } from '#core/ui';
import { type TwoStepPrompt, type TwoStepOutcome } from '../contract.ts';
import { lostFactorModal } from '../../recovery/contract.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { TwoStepStore } from './TwoStepStore.ts';
import { PasskeyFactorButton } from './PasskeyFactorButton.tsx';
import styles from './FactorDialog.module.css';

interface TwoStepDialogProps extends TwoStepPrompt {
  readonly onClose: (outcome?: TwoStepOutcome) => void;
}

/** Dialog of the second factor, whichever method began the sign-in. */
export const TwoStepDialog = observer(function TwoStepDialog({
  onClose,
  ...asked
}: TwoStepDialogProps) {
  const t = useTranslate('auth.factor');
  const services = useServices();
  const [store] = useState(() => new TwoStepStore(services, asked, onClose));
  const { failure: passkeyFailure } = store.proving;
  useEffect(() => store.watch(), [store]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  const handleLost = async (): Promise<void> => {
    const outcome = await services.modals.open(lostFactorModal, {
      ticket: asked.ticket,
      expiresAtS: store.expiresAtS,
    });
    if (outcome === undefined) return;
    onClose(outcome === 'asked' ? undefined : outcome);
  };
  return (
    <Dialog
      title={t('twoStep')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TwoStepTimeNote store={store} />
        {passkeyFailure === undefined ? null : (
          <Alert tone="danger">
            {t(passkeyFailure === 'refused' ? 'stepUp.passkey.refused' : `code.${passkeyFailure}`)}
          </Alert>
        )}
        <FactorCodeField
          code={store.code}
          canBePaper={store.hasPaper}
          onWhole={() => void store.submit()}
        />
        {store.canTrustDevice ? (
          <Checkbox
            label={t('twoStep.trust')}
            hint={t('twoStep.trust.hint')}
            isChecked={store.trustsDevice}
            onChange={store.setTrust}
          />
        ) : null}
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.proving.isBusy}>
          {t('auth:signIn')}
        </Button>
        {store.hasPasskey ? (
          <PasskeyFactorButton
            isDisabled={store.proving.isBusy}
            onPress={() => void store.usePasskey()}
          />
        ) : null}
        <Button variant="ghost" onClick={() => void handleLost()}>
          {t('lost')}
        </Button>
      </form>
    </Dialog>
  );
});

/** Remaining time of the step, with a button that extends it. */
const TwoStepTimeNote = observer(function TwoStepTimeNote({
  store,
}: {
  readonly store: TwoStepStore;
}) {
  const t = useTranslate('auth.factor');
  const { time } = useFormat();
  if (store.time === 'enough') return <p>{t('twoStep.until', { time: time(store.expiresAtS) })}</p>;
  return (
    <Alert
      tone="warning"
      actions={
        store.time === 'last' ? undefined : (
          <Button size="sm" isBusy={store.more.isBusy} onClick={() => void store.requestMoreTime()}>
            {t('twoStep.more')}
          </Button>
        )
      }
    >
      {t('twoStep.ending')}
      {store.more.failure === undefined ? null : <p>{t(`code.${store.more.failure}`)}</p>}
    </Alert>
  );
});
