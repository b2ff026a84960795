import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  PhoneField,
  Dialog,
  Icon,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { supportToken } from '../contract.ts';
import { CallbackStore } from './CallbackStore.ts';
import type { SupportStore } from '../menu/SupportStore.ts';
import styles from './SupportForm.module.css';
import { useFailureText } from './useFailureText.ts';

/** Asks for the number to call, and says by when the call comes. */
export const CallbackDialog = observer(function CallbackDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('support');
  const format = useFormat();
  const { http } = useServices();
  const { value: offers } = (useService(supportToken) as SupportStore).offers;
  const [store] = useState(() => new CallbackStore(http));
  const failureText = useFailureText(store.sending.failure);
  const phoneRef = useRef<HTMLInputElement>(null);
  const headRef = useRef<HTMLHeadingElement>(null);
  const { callsByS, isPhoneWrong } = store;

  useEffect(() => {
    if (isPhoneWrong) phoneRef.current?.focus();
  }, [isPhoneWrong]);
  useEffect(() => {
    if (callsByS !== undefined) headRef.current?.focus();
  }, [callsByS]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };

  return (
    <Dialog title={t('callback')} isDismissible size="sm" onClose={onClose}>
      {callsByS === undefined ? (
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          {failureText === undefined ? null : <Alert tone="danger">{failureText}</Alert>}
          <PhoneField
            ref={phoneRef}
            label={t('yourPhone')}
            name="phone"
            value={store.phone}
            onChange={store.setPhone}
            hint={
              offers === undefined
                ? undefined
                : t('callback.within', { count: offers.callsWithinMinutes })
            }
            error={isPhoneWrong ? t('yourPhone.wrong') : undefined}
          />
          <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.sending.isBusy}>
            {t(store.sending.isBusy ? 'sending' : 'callback.send')}
          </Button>
        </form>
      ) : (
        <div className={styles.done}>
          <Icon name="phone-call" size={32} className={styles.doneIcon} />
          <h3 ref={headRef} tabIndex={-1} className={styles.doneTitle}>
            {t('callback.promised', { time: format.time(callsByS) })}
          </h3>
          <p className={styles.note}>{t('callback.promised.text')}</p>
          <div className={styles.answers}>
            <Button size="lg" variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
});
