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
  return (
    <>
      <Heading className={styles.title}>{t('mail.title')}</Heading>
      <Alert tone="success">{t('mail.text', { email: `⁨${email}⁩` })}</Alert>
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('mail.done')}
      </Button>
    </>
  );
}
