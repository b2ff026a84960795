import { Alert, useTranslate } from '#core/ui';

interface NoConnectionAlertProps {
  /** What the person can do; to send it again by default. */
  readonly text?: string | undefined;
}

/** There was no answer, so nothing is known to have happened. */
export function NoConnectionAlert({ text }: NoConnectionAlertProps) {
  const t = useTranslate('recovery');
  return (
    <Alert tone="danger" title={t('noConnection.title')}>
      {text ?? t('noConnection.text')}
    </Alert>
  );
}
