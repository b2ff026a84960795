import { Alert, Button, useTranslate } from '#core/ui';
import styles from './Credentials.module.css';
import { useInSight } from './useInSight.ts';

interface CheckMailProps {
  readonly heading: 'h1' | 'h2';
  readonly email: string;
  readonly onDone: () => void;
}

/** The same for an address with an account and without one. */
export function CheckMail({ heading: Heading, email, onDone }: CheckMailProps) {
  const t = useTranslate('registration');
  const headingRef = useInSight();
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
