import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, useServices, useTranslate } from '#core/ui';
import type { TwoStepOutcome, TwoStepTicket } from '../contract.ts';
import { FactorCodeField } from './FactorCodeField.tsx';
import { TwoStepStore } from './TwoStepStore.ts';
import styles from './FactorDialog.module.css';

interface TwoStepDialogProps extends TwoStepTicket {
  readonly onClose: (outcome?: TwoStepOutcome) => void;
}

/** The code of the app, after the password or whatever began the sign-in. */
export const TwoStepDialog = observer(function TwoStepDialog({
  ticket,
  expiresAtS,
  onClose,
}: TwoStepDialogProps) {
  const t = useTranslate('auth.factor');
  const services = useServices();
  const [store] = useState(() => new TwoStepStore(services, { ticket, expiresAtS }, onClose));
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
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
        <FactorCodeField code={store.code} onWhole={() => void store.submit()} />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isBusy}>
          {t('auth:signIn')}
        </Button>
      </form>
    </Dialog>
  );
});
