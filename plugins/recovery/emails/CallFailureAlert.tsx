import { Alert, useTranslate } from '#core/ui';

interface CallFailureAlertProps {
  /** State of the call; an alert is shown for `no-connection` and `trouble`. */
  readonly failure: string | undefined;
  /** Advice after a call without a response; by default to send it again. */
  readonly text?: string | undefined;
}

/** Alert for a call without a response or with an error of the server, whose effect is unknown. */
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
