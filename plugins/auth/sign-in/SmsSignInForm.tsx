import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Checkbox, useServices, useTranslate } from '#core/ui';
import { signedInEvent } from '../contract.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { useHasPasskeys } from '../passkeys/useHasPasskeys.ts';
import { PhoneCodeForm } from '../phone/PhoneCodeForm.tsx';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import { SignInAlert } from './SignInForm.tsx';
import { SmsSignIn } from './SmsSignIn.ts';

/** Form for a number, then for the code sent to it, which signs in. */
export const SmsSignInForm = observer(function SmsSignInForm({
  phone,
}: {
  readonly phone: PhoneEntry;
}) {
  const services = useServices();
  const t = useTranslate('auth');
  const [signIn] = useState(
    () => new SmsSignIn(services, (signedIn) => services.events.emit(signedInEvent, signedIn)),
  );
  const isRemembered = useCallback(() => signIn.isRemembered, [signIn]);
  const hasPasskeys = useHasPasskeys();
  return (
    <>
      <PhoneCodeForm
        phone={phone}
        exchange={signIn}
        submit={t('signIn')}
        alertOf={(failure) => <SignInAlert failure={failure} />}
      >
        <Checkbox
          label={t('remember')}
          hint={t('remember.hint')}
          isChecked={signIn.isRemembered}
          onChange={signIn.setRemembered}
        />
      </PhoneCodeForm>
      {hasPasskeys === true ? <PasskeySignIn isRemembered={isRemembered} /> : null}
    </>
  );
});
