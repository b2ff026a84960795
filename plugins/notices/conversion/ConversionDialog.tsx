import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, Dialog, useFormat, useServices, useTranslate } from '#core/ui';
import { formatRate } from './Conversion.ts';
import type { ConversionModalProps } from '../start/modals.ts';
import styles from './ConversionDialog.module.css';

interface ConversionDialogProps extends ConversionModalProps {
  readonly onClose: () => void;
}

/** Both amounts, the rate, and two answers of the same size. */
export const ConversionDialog = observer(function ConversionDialog({
  conversion,
  convert,
  onClose,
}: ConversionDialogProps) {
  const t = useTranslate('notices.later');
  const { money } = useFormat();
  const { i18n } = useServices();
  const [state, setState] = useState<'asking' | 'busy' | 'open-bets' | 'failed'>('asking');

  const handleConvert = async (): Promise<void> => {
    setState('busy');
    const outcome = await convert();
    if (outcome === 'done') onClose();
    else setState(outcome);
  };
  return (
    <Dialog title={t('conversion.title')} isDismissible onClose={onClose}>
      <p className={styles.text}>{t('conversion.text')}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('conversion.now')}</dt>
          <dd className="num">{money(conversion.from)}</dd>
        </div>
        <div>
          <dt>{t('conversion.after', { rate: formatRate(conversion.rate, i18n.language) })}</dt>
          <dd className="num">{money(conversion.to)}</dd>
        </div>
      </dl>
      {state === 'failed' || state === 'open-bets' ? (
        <Alert tone={state === 'failed' ? 'danger' : 'warning'} className={styles.alert}>
          {t(state === 'failed' ? 'conversion.failed' : 'conversion.openBets')}
        </Alert>
      ) : null}
      <div className={styles.answers}>
        <Button size="lg" onClick={onClose}>
          {t('conversion.later')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          data-autofocus=""
          isBusy={state === 'busy'}
          onClick={() => void handleConvert()}
        >
          {t('conversion.convert', { amount: money(conversion.from) })}
        </Button>
      </div>
    </Dialog>
  );
});
