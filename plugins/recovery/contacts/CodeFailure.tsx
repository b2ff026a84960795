import { observer } from 'mobx-react-lite';
import { Alert, useTranslate } from '#core/ui';
import type { PhoneCodeFailure } from './PhoneCodeStore.ts';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';

/** Reason why code or number were refused; typing errors are shown at the field. */
export const CodeFailure = observer(function CodeFailure({
  failure,
}: {
  readonly failure: PhoneCodeFailure;
}) {
  const t = useTranslate('recovery');
  switch (failure.kind) {
    case 'code-gone':
    case 'time-up':
      return (
        <Alert tone="warning" title={t(failure.kind === 'time-up' ? 'fast.timeUp' : 'fast.gone')}>
          {t('fast.goneText')}
        </Alert>
      );
    case 'too-many':
      return (
        <Alert tone="warning" title={t('tooMany.title')}>
          {t('fast.tooMany')}
        </Alert>
      );
    case 'no-connection':
    case 'trouble':
      return <CallFailureAlert failure={failure.kind} />;
    case 'incomplete':
    case 'wrong-code':
      return null;
  }
});
