import { Alert, Button, useTranslate } from '#core/ui';

interface CheckMailProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** The same for an address with an account and without one. */
export function CheckMail({ email, onDone }: CheckMailProps) {
  const t = useTranslate('registration');
  return (
    <>
      <Alert tone="success" title={t('mail.title')}>
        {t('mail.text', { email: `⁨${email}⁩` })}
      </Alert>
      <Button size="lg" variant="primary" onClick={onDone}>
        {t('mail.done')}
      </Button>
    </>
  );
}
