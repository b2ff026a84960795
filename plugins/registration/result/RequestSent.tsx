import { observer } from 'mobx-react-lite';
import { Alert, Button, useTranslate } from '#core/ui';
import styles from './Credentials.module.css';
import { useInSight } from './useInSight.ts';

interface RequestSentProps {
  readonly heading: 'h1' | 'h2';
  /** Empty when the provider supplied the address. */
  readonly email: string;
  readonly onDone: () => void;
}

/** The operator decides by hand; the same for an address with an account and without one. */
export const RequestSent = observer(function RequestSent({
  heading: Heading,
  email,
  onDone,
}: RequestSentProps) {
  const t = useTranslate('registration.later');
  const headingRef = useInSight();
  return (
    <>
      <Heading ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('request.title')}
      </Heading>
      <Alert tone="success">
        {email === '' ? t('request.text') : t('request.textTo', { email: `\u2068${email}\u2069` })}
      </Alert>
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('request.done')}
      </Button>
    </>
  );
});
