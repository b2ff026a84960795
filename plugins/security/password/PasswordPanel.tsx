import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  Form,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  PasswordField,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { NewPasswordField, useNewPassword } from '../../auth/ui.ts';
import styles from '../protection/SecurityPage.module.css';
import { PasswordStore } from './PasswordStore.ts';

interface PasswordPanelProps {
  /** False when the account came from a social provider and gets its first password. */
  readonly hasPassword: boolean;
  /** Days since the last change; undefined without one. */
  readonly ageDays: number | undefined;
  /** Whether a second factor or a passkey is set up, so that a shorter password is sufficient. */
  readonly hasFactor: boolean;
  readonly onChanged: () => void;
}

/** Form for a new password: the current one if it exists, and the new one once. */
export const PasswordPanel = observer(function PasswordPanel({
  hasPassword,
  ageDays,
  hasFactor,
  onChanged,
}: PasswordPanelProps) {
  const t = useTranslate('security');
  const tWays = useTranslate('security.ways');
  const { http, services } = useServices();
  const user = services.peek(accountsToken)?.user;
  // The platform knows the person's own words and refuses a password that contains them.
  const wished = useNewPassword(undefined, hasFactor);
  const [store] = useState(() => new PasswordStore(http, wished));
  const { currentProblem, done, sending } = store;
  const outcome = done ?? sending.failure;
  const handleSubmit = async (): Promise<void> => {
    if (await store.submit(hasPassword)) onChanged();
  };
  return (
    <Panel aria-labelledby="password">
      <PanelHead id="password" title={t('password.title')} />
      <Form onSubmit={handleSubmit}>
        <PanelBody>
          {outcome === undefined ? null : (
            <Alert tone={done === undefined ? 'danger' : 'success'}>
              {t(`password.${outcome}`)}
            </Alert>
          )}
          {hasPassword ? null : <PanelText>{t('password.none')}</PanelText>}
          {!hasPassword || ageDays === undefined ? null : (
            <PanelText>
              {ageDays === 0 ? tWays('password.today') : tWays('password.age', { count: ageDays })}
            </PanelText>
          )}
          <div className={styles.fields}>
            {hasPassword ? (
              <PasswordField
                label={t('password.current')}
                name="current-password"
                autoComplete="current-password"
                value={store.current}
                onChange={store.setCurrent}
                error={currentProblem === undefined ? undefined : t(`password.${currentProblem}`)}
              />
            ) : null}
            <NewPasswordField
              password={wished}
              label={t('password.new')}
              login={user?.email || user?.login}
              enterKeyHint="go"
            />
          </div>
          <Actions>
            <Button type="submit" variant="primary" isBusy={sending.isBusy}>
              {t(hasPassword ? 'password.save' : 'password.setOne')}
            </Button>
          </Actions>
        </PanelBody>
      </Form>
    </Panel>
  );
});
