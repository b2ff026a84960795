import { Alert, useTranslate } from '#core/ui';

interface CallFailureAlertProps {
  /** What became of the call: told are `no-connection` and `trouble`. */
  readonly failure: string | undefined;
  /** What the person can do where no answer came; to send it again by default. */
  readonly text?: string | undefined;
}

/** No answer came, or the site is in trouble: nothing is known to have happened. */
export function CallFailureAlert({ failure, text }: CallFailureAlertProps) {
  const t = useTranslate('recovery');
  if (failure === 'trouble')
    return (
      <Alert tone="danger" title={t('trouble.title')}>
        {t('trouble.text')}
      </Alert>
    );
  if (failure !== 'no-connection') return null;
  return (
    <Alert tone="danger" title={t('noConnection.title')}>
      {text ?? t('noConnection.text')}
    </Alert>
  );
}
