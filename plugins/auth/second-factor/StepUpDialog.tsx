import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, PasswordField, useServices, useTranslate } from '#core/ui';
import { FactorCodeField } from './FactorCodeField.tsx';
import { StepUpStore } from './StepUpStore.ts';
import styles from './FactorDialog.module.css';

interface StepUpDialogProps {
  readonly needsCode: boolean;
  readonly onClose: (isProved?: boolean) => void;
}

/** Who is there, asked anew: the screen may have been left unlocked. */
export const StepUpDialog = observer(function StepUpDialog({
  needsCode,
  onClose,
}: StepUpDialogProps) {
  const t = useTranslate('auth.factor');
  const services = useServices();
  const [store] = useState(() => new StepUpStore(services, needsCode, () => onClose(true)));
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
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
        <p className={styles.text}>{t('stepUp.text')}</p>
        <PasswordField
          label={t('auth:password')}
          name="password"
          autoComplete="current-password"
          value={store.password}
          onChange={store.setPassword}
          error={store.fault === undefined ? undefined : t(`password.${store.fault}`)}
        />
        {store.code === undefined ? null : <FactorCodeField code={store.code} />}
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isBusy}>
          {t('stepUp.send')}
        </Button>
      </form>
    </Dialog>
  );
});
