import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Button, Dialog, Icon, useServices, useTranslate } from '#core/ui';
import type { CaptchaResult } from '../contract.ts';
import { openCaptchaCheck, type CaptchaState } from './CaptchaCheck.ts';
import styles from './CaptchaDialog.module.css';

interface CaptchaDialogProps {
  readonly triesLeft: number;
  readonly isAskedAgain?: boolean;
  readonly countCalls?: () => number;
  readonly onClose: (result?: CaptchaResult) => void;
}

/** Check without a puzzle: the device calculates, the person only starts it. */
export const CaptchaDialog = observer(function CaptchaDialog({
  triesLeft,
  isAskedAgain = false,
  countCalls = () => 1,
  onClose,
}: CaptchaDialogProps) {
  const t = useTranslate('challenge');
  const services = useServices();
  const [check] = useState(() => openCaptchaCheck(services, { triesLeft, countCalls }, onClose));
  useEffect(() => () => check.dispose(), [check]);

  const { state } = check;
  const isOver = state === 'in-vain' || state === 'unable';
  return (
    <Dialog
      title={t(isOver ? 'inVain.title' : 'title')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
      footer={
        isOver ? (
          <Button size="lg" isBlock data-autofocus="" onClick={() => onClose()}>
            {t('close')}
          </Button>
        ) : (
          <div className={styles.answers}>
            <Button size="lg" onClick={() => onClose()}>
              {t('cancel')}
            </Button>
            <Button
              size="lg"
              variant="primary"
              data-autofocus=""
              isBusy={state === 'working'}
              onClick={() => void check.start()}
            >
              {t(state === 'working' ? 'working' : state === 'offered' ? 'start' : 'retry')}
            </Button>
          </div>
        )
      }
    >
      {isOver ? (
        <Support state={state} />
      ) : (
        <div className={styles.body}>
          <CaptchaAlert state={state} isAskedAgain={isAskedAgain} />
          <p className={styles.text}>
            <Icon name="shield-check" size={20} className={styles.icon} />
            {t('text')}
          </p>
          <p className={styles.hint} role="status">
            {state === 'working' ? t('workingText') : t('privacy')}
          </p>
        </div>
      )}
    </Dialog>
  );
});

function CaptchaAlert({
  state,
  isAskedAgain,
}: {
  readonly state: CaptchaState;
  readonly isAskedAgain: boolean;
}) {
  const t = useTranslate('challenge');
  if (state === 'refused') return <Alert tone="danger">{t('refused')}</Alert>;
  if (state === 'no-connection') return <Alert tone="danger">{t('noConnection')}</Alert>;
  return isAskedAgain && state === 'offered' ? <Alert tone="warning">{t('again')}</Alert> : null;
}

/** Advice when no further try makes sense. */
function Support({ state }: { readonly state: CaptchaState }) {
  const t = useTranslate('challenge');
  const { config } = useServices();
  const email = config.brand.supportEmail;
  return (
    <Alert tone="danger">
      <p>{t(state === 'unable' ? 'unable' : 'inVain')}</p>
      {email === undefined || email === '' ? null : (
        <a className={styles.support} href={`mailto:${email}`}>
          {t('support', { email })}
        </a>
      )}
    </Alert>
  );
}
