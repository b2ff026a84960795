import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import { ResendButton } from '../../auth/ui.ts';
import styles from './Credentials.module.css';
import { EmailResend } from './EmailResend.ts';
import { useInSight } from './useInSight.ts';

interface CheckMailProps {
  readonly heading: 'h1' | 'h2';
  readonly email: string;
  readonly onCorrect: () => void;
  readonly onDone: () => void;
}

/** Asks to open the e-mail; the same for an address with an account and without one. */
export const CheckMail = observer(function CheckMail({
  heading: Heading,
  email,
  onCorrect,
  onDone,
}: CheckMailProps) {
  const t = useTranslate('registration');
  const services = useServices();
  const [again] = useState(() => new EmailResend(services, email));
  const { outcome } = again;
  const headingRef = useInSight();
  return (
    <>
      <Heading ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('mail.title')}
      </Heading>
      <Alert tone="success">{t('mail.text', { email: `⁨${email}⁩` })}</Alert>
      {outcome === 'none' ? null : (
        <Alert tone={outcome === 'sent' ? 'success' : 'warning'}>{t(`mail.${outcome}`)}</Alert>
      )}
      <ResendButton
        resendAtS={again.resendAtS}
        onResend={() => void again.send()}
        words={{
          resend: t('mail.again'),
          resendIn: (seconds) => t('mail.againIn', { seconds }),
        }}
      />
      <Button size="sm" variant="ghost" onClick={onCorrect}>
        {t('mail.correct')}
      </Button>
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('mail.done')}
      </Button>
    </>
  );
});
