import { useEffect, useRef } from 'react';
import { Alert, Button, useTranslate } from '#core/ui';
import styles from './Credentials.module.css';

interface CheckMailProps {
  readonly heading: 'h1' | 'h2';
  readonly email: string;
  readonly onDone: () => void;
}

/** The same for an address with an account and without one. */
export function CheckMail({ heading: Heading, email, onDone }: CheckMailProps) {
  const t = useTranslate('registration');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form was longer: on a phone nothing of this would be in view.
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <>
      <Heading ref={headingRef} className={styles.title}>
        {t('mail.title')}
      </Heading>
      <Alert tone="success">{t('mail.text', { email: `⁨${email}⁩` })}</Alert>
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('mail.done')}
      </Button>
    </>
  );
}
