import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { FrameStore } from '#core/data';
import { Button, Spinner, useServices, useTranslate } from '#core/ui';
import type { PaymentAction } from '../payment/Payment.ts';
import styles from './Pay.module.css';

interface FrameViewProps {
  readonly action: Extract<PaymentAction, { kind: 'frame' }>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

/** The provider's page in a frame: all fields of the payment belong to the provider. */
export const FrameView = observer(function FrameView({ action, onDone, onLeave }: FrameViewProps) {
  const t = useTranslate('payments.pay');
  const services = useServices();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const leaveRef = useRef<HTMLButtonElement>(null);
  const [store] = useState(
    () =>
      new FrameStore(
        services,
        { url: action.url, source: 'harbour-pay' },
        { onDone, onLeave, onEscape: () => leaveRef.current?.focus() },
      ),
  );
  useEffect(() => store.start(() => frameRef.current?.contentWindow), [store]);
  return (
    <div className={styles.framed}>
      {store.isReady ? null : (
        <p className={styles.text}>
          <Spinner /> {t('frame.waiting')}
        </p>
      )}
      <iframe
        ref={frameRef}
        title={t('frame.title')}
        src={action.url}
        className={styles.frame}
        sandbox="allow-scripts allow-forms allow-same-origin"
        allow="payment; publickey-credentials-get"
        referrerPolicy="no-referrer"
      />
      <Button ref={leaveRef} variant="ghost" icon="external-link" onClick={onLeave}>
        {t('frame.leave')}
      </Button>
    </div>
  );
});
