import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  ConfirmDialog,
  Form,
  Panel,
  PanelBody,
  PanelHead,
  PanelText,
  QrCode,
  useFocusAfter,
  useTranslate,
} from '#core/ui';
import { FactorCodeField, useFactorCode } from '../../auth/ui.ts';
import type { Protection } from '../protection/Security.ts';
import styles from '../protection/SecurityPage.module.css';
import { RecoveryCodesView } from './RecoveryCodesView.tsx';
import type { TwoStepSetupStore } from './TwoStepSetupStore.ts';

interface TwoStepPanelProps {
  readonly store: TwoStepSetupStore;
  readonly protection: Protection;
}

/** Authenticator app of the account: set up, renew codes, remove. */
export const TwoStepPanel = observer(function TwoStepPanel({
  store,
  protection,
}: TwoStepPanelProps) {
  const t = useTranslate('security');
  const id = useId();
  const { state } = store;
  const { failure } = store.changing;
  const step = useFocusAfter<HTMLDivElement>(state.kind);
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={t('twoStep')} />
      <PanelBody>
        {failure === undefined ? null : <Alert tone="danger">{t(`failure.${failure}`)}</Alert>}
        <div ref={step} className={styles.step} tabIndex={-1}>
          {state.kind === 'idle' ? <Idle store={store} protection={protection} /> : null}
          {state.kind === 'app' ? (
            <AppForm store={store} secret={state.secret} uri={state.uri} />
          ) : null}
          {state.kind === 'codes' ? (
            <RecoveryCodesView codes={state.codes} onSaved={() => void store.finish()} />
          ) : null}
        </div>
      </PanelBody>
    </Panel>
  );
});

const Idle = observer(function Idle({ store, protection }: TwoStepPanelProps) {
  const t = useTranslate('security');
  const [asked, setAsked] = useState<Loss>();
  const lost = protection.bindsAnew ? (
    <Alert tone="warning" title={t('twoStep.lost')}>
      {t('twoStep.lostText')}
    </Alert>
  ) : null;
  if (!protection.isTwoStepOn)
    return (
      <>
        {lost}
        <PanelText>{t('twoStep.text')}</PanelText>
        <Actions>
          <Button
            variant="primary"
            isBusy={store.changing.isBusy}
            onClick={() => void store.begin()}
          >
            {t('twoStep.begin')}
          </Button>
        </Actions>
      </>
    );
  return (
    <>
      {lost}
      <PanelText>{t('twoStep.on')}</PanelText>
      <PanelText>{t('codes.left', { count: protection.codesLeft })}</PanelText>
      <Actions>
        <Button
          variant={protection.bindsAnew ? 'primary' : 'secondary'}
          isBusy={store.changing.isBusy}
          onClick={() => void store.begin()}
        >
          {t('twoStep.anew')}
        </Button>
        <Button isBusy={store.changing.isBusy} onClick={() => setAsked('renew')}>
          {t('codes.renew')}
        </Button>
        <Button isBusy={store.changing.isBusy} onClick={() => setAsked('off')}>
          {t('twoStep.remove')}
        </Button>
      </Actions>
      {asked === undefined ? null : (
        <LossDialog
          loss={asked}
          onKeep={() => setAsked(undefined)}
          onAct={() => {
            setAsked(undefined);
            void (asked === 'off' ? store.remove() : store.renewCodes());
          }}
        />
      )}
    </>
  );
});

/** Lost item: the second factor with its codes, or only the codes. */
type Loss = 'off' | 'renew';

interface LossDialogProps {
  readonly loss: Loss;
  readonly onKeep: () => void;
  readonly onAct: () => void;
}

/** Warns what will stop working. */
function LossDialog({ loss, onKeep, onAct }: LossDialogProps) {
  const t = useTranslate('security.ways');
  const isOff = loss === 'off';
  return (
    <ConfirmDialog
      title={t(isOff ? 'off.title' : 'renew.title')}
      keep={t('cancel')}
      act={t(isOff ? 'off.act' : 'renew.act')}
      variant="danger"
      onKeep={onKeep}
      onAct={onAct}
    >
      <p>{t(isOff ? 'off.text' : 'renew.text')}</p>
    </ConfirmDialog>
  );
}

interface AppFormProps {
  readonly store: TwoStepSetupStore;
  readonly secret: string;
  readonly uri: string;
}

const AppForm = observer(function AppForm({ store, secret, uri }: AppFormProps) {
  const t = useTranslate('security');
  const code = useFactorCode();
  return (
    <Form className={styles.form} onSubmit={async () => store.confirm(code)}>
      <PanelText>{t('app.scan')}</PanelText>
      <QrCode text={uri} label={t('app.qr')} />
      <PanelText>
        {t('app.secret')}{' '}
        <bdi className={`${styles.secret} num`}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
      </PanelText>
      <Actions>
        <a className="lone-link" href={uri}>
          {t('app.open')}
        </a>
      </Actions>
      <FactorCodeField code={code} onWhole={() => void store.confirm(code)} canBePaper={false} />
      <Actions>
        <Button type="submit" variant="primary" isBusy={store.changing.isBusy}>
          {t('app.confirm')}
        </Button>
        <Button onClick={store.leave}>{t('app.leave')}</Button>
      </Actions>
    </Form>
  );
});
