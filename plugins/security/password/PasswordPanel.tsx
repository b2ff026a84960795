import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Panel,
  PanelHead,
  PasswordField,
  useServices,
  useTranslate,
} from '#core/ui';
import { NewPasswordField, useNewPassword } from '../../auth/ui.ts';
import styles from '../protection/SecurityPage.module.css';
import { PasswordStore } from './PasswordStore.ts';

/** Another password: the old one, and the new one once. */
export const PasswordPanel = observer(function PasswordPanel() {
  const t = useTranslate('security');
  const { http } = useServices();
  // The platform knows the person's own words, and refuses a password that has them.
  const wished = useNewPassword();
  const [store] = useState(() => new PasswordStore(http, wished));
  const { currentProblem, outcome } = store;
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <Panel aria-labelledby="password">
      <PanelHead id="password" title={t('password.title')} />
      <form className={styles.body} onSubmit={handleSubmit} noValidate>
        {outcome === undefined ? null : (
          <Alert tone={outcome === 'changed' ? 'success' : 'danger'}>
            {t(`password.${outcome}`)}
          </Alert>
        )}
        <div className={styles.fields}>
          <PasswordField
            label={t('password.current')}
            name="current-password"
            autoComplete="current-password"
            value={store.current}
            onChange={store.setCurrent}
            error={currentProblem === undefined ? undefined : t(`password.${currentProblem}`)}
          />
          <NewPasswordField password={wished} label={t('password.new')} enterKeyHint="go" />
        </div>
        <Button type="submit" variant="primary" className={styles.act} isBusy={store.isBusy}>
          {t('password.save')}
        </Button>
      </form>
    </Panel>
  );
});
