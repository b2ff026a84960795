import { useState } from 'react';
import { Alert, useServices, useTranslate } from '#core/ui';
import { PhoneCodeForm, type PhoneEntry } from '../../auth/ui.ts';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { PhoneReset } from './PhoneReset.ts';

interface PhoneResetFormProps {
  readonly phone: PhoneEntry;
  readonly onToken: (token: string) => void;
}

/** Sends a code for a new password to a number. Does not reveal whether the number is known. */
export function PhoneResetForm({ phone, onToken }: PhoneResetFormProps) {
  const t = useTranslate('recovery');
  const services = useServices();
  const [reset] = useState(() => new PhoneReset(services, onToken));
  return (
    <PhoneCodeForm
      phone={phone}
      exchange={reset}
      submit={t('forgot.continue')}
      alertOf={({ kind }) =>
        kind === 'too-many-tries' ? (
          <Alert tone="warning" title={t('tooMany.title')}>
            {t('fast.tooMany')}
          </Alert>
        ) : kind === 'unproved' ? null : (
          <CallFailureAlert failure={kind === 'trouble' ? kind : 'no-connection'} />
        )
      }
    />
  );
}
