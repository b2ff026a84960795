import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { Alert, Button, Panel, PanelHead, useTranslate } from '#core/ui';
import { FactorCodeField, useFactorCode } from '../../auth/ui.ts';
import type { Protection } from '../protection/Security.ts';
import styles from '../protection/SecurityPage.module.css';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodesView } from './RecoveryCodesView.tsx';
import type { TwoStepSetupStore } from './TwoStepSetupStore.ts';

interface TwoStepPanelProps {
  readonly store: TwoStepSetupStore;
  readonly protection: Protection;
}

/** The app that makes codes for the sign-in: set up, renewed, taken away. */
export const TwoStepPanel = observer(function TwoStepPanel({
  store,
  protection,
}: TwoStepPanelProps) {
  const t = useTranslate('security');
  const id = useId();
  const { state, failure } = store;
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={t('twoStep')} />
      <div className={styles.body}>
        {failure === undefined ? null : <Alert tone="danger">{t(`failure.${failure}`)}</Alert>}
        {state.kind === 'idle' ? <Idle store={store} protection={protection} /> : null}
        {state.kind === 'app' ? (
          <AppForm store={store} secret={state.secret} uri={state.uri} />
        ) : null}
        {state.kind === 'codes' ? (
          <RecoveryCodesView codes={state.codes} onSaved={store.finish} />
        ) : null}
      </div>
    </Panel>
  );
});

const Idle = observer(function Idle({ store, protection }: TwoStepPanelProps) {
  const t = useTranslate('security');
  if (!protection.isTwoStepOn)
    return (
      <>
        <p className={styles.text}>{t('twoStep.text')}</p>
        <div className={styles.actions}>
          <Button variant="primary" isBusy={store.isBusy} onClick={() => void store.begin()}>
            {t('twoStep.begin')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className={styles.text}>{t('twoStep.on')}</p>
      <p className={styles.text}>{t('codes.left', { count: protection.codesLeft })}</p>
      <div className={styles.actions}>
        <Button isBusy={store.isBusy} onClick={() => void store.renewCodes()}>
          {t('codes.renew')}
        </Button>
        <Button isBusy={store.isBusy} onClick={() => void store.remove()}>
          {t('twoStep.remove')}
        </Button>
      </div>
    </>
  );
});

interface AppFormProps {
  readonly store: TwoStepSetupStore;
  readonly secret: string;
  readonly uri: string;
}

const AppForm = observer(function AppForm({ store, secret, uri }: AppFormProps) {
  const t = useTranslate('security');
  const code = useFactorCode();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm(code);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.text}>{t('app.scan')}</p>
      <QrCode text={uri} label={t('app.qr')} />
      <p className={styles.text}>
        {t('app.secret')}{' '}
        <bdi className={`${styles.secret} num`}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </p>
      <div className={styles.actions}>
        <a className={styles.link} href={uri}>
          {t('app.open')}
        </a>
      </div>
      <FactorCodeField code={code} onWhole={() => void store.confirm(code)} canBePaper={false} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={store.isBusy}>
          {t('app.confirm')}
        </Button>
        <Button onClick={store.leave}>{t('app.leave')}</Button>
      </div>
    </form>
  );
});
