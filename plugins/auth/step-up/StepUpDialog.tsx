import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Dialog, PasswordField, useServices, useTranslate } from '#core/ui';
import { StepUpStore } from './StepUpStore.ts';
import styles from '../sign-in/SignInForm.module.css';

interface StepUpDialogProps {
  readonly onClose: (isProved?: boolean) => void;
}

/** Asks for the password before something that only the owner of the account may do. */
export const StepUpDialog = observer(function StepUpDialog({ onClose }: StepUpDialogProps) {
  const t = useTranslate('auth.later');
  const tAuth = useTranslate('auth');
  const { http } = useServices();
  const [store] = useState(() => new StepUpStore(http));
  const fieldRef = useRef<HTMLInputElement>(null);
  const { problem } = store;
  useEffect(() => {
    if (problem !== undefined) fieldRef.current?.select();
  }, [problem]);
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await store.submit()) onClose(true);
  };
  return (
    <Dialog title={t('stepUp.title')} isDismissible size="sm" onClose={() => onClose()}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p>{t('stepUp.text')}</p>
        <PasswordField
          ref={fieldRef}
          label={tAuth('password')}
          name="password"
          autoComplete="current-password"
          value={store.password}
          onChange={store.setPassword}
          error={problem === undefined ? undefined : t(`stepUp.${problem}`)}
        />
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isBusy}>
          {t('stepUp.go')}
        </Button>
        <Button variant="ghost" isBlock onClick={() => onClose()}>
          {t('stepUp.cancel')}
        </Button>
      </form>
    </Dialog>
  );
});
