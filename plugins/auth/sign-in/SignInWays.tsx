import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { Button, Link, Segmented, useServices, useTranslate } from '#core/ui';
import { isBankOffered, registerCommand, registrationRoute } from '../../registration/contract.ts';

import { PhoneEntry } from '../phone/PhoneEntry.ts';
import { ProviderChoice } from '../providers/ProviderChoice.tsx';
import { readSignInWays, shownWay, type SignInWay } from './readSignInWays.ts';
import { SignInForm } from './SignInForm.tsx';
import { SmsSignInForm } from './SmsSignInForm.tsx';
import styles from './SignInForm.module.css';

interface SignInWaysProps {
  /** Login typed before. */
  readonly login?: string;
  /** Replaces the dialog for a forgotten password. */
  readonly onForgotten?: (login: string) => Promise<void>;
  /** Called when the registration opens, so that a dialog closes. */
  readonly onRegister?: () => void;
}

/** Sign-in methods of the brand, one at a time; switching keeps login and number. */
export const SignInWays = observer(function SignInWays({
  login: typedLogin = '',
  onForgotten,
  onRegister,
}: SignInWaysProps) {
  const services = useServices();
  const t = useTranslate('auth.ways');
  const [phone] = useState(() => new PhoneEntry(services));
  const [login, setLogin] = useState(typedLogin);
  const [wished, setWished] = useState<SignInWay>();
  const ways = readSignInWays(services.config.plugins['auth']);
  const way = shownWay(ways, wished);
  const phoneWay = ways.find((each) => each !== 'login_password');
  const otherPhoneWay = way === 'login_password' ? undefined : otherOf(way, ways);
  return (
    <div className={styles.form}>
      {phoneWay === undefined || !ways.includes('login_password') ? null : (
        <Segmented
          label={t('ways')}
          isBlock
          items={(ways[0] === 'login_password'
            ? (['login_password', phoneWay] as const)
            : ([phoneWay, 'login_password'] as const)
          ).map((id) => ({ id, label: t(id === 'login_password' ? 'byLogin' : 'phone') }))}
          value={way === 'login_password' ? way : phoneWay}
          onChange={setWished}
        />
      )}
      {way === 'sms' ? (
        <SmsSignInForm phone={phone} />
      ) : (
        <SignInForm
          key={way}
          login={login}
          {...(way === 'phone_password' ? { phone } : { onLeave: setLogin })}
          {...(onForgotten === undefined ? {} : { onForgotten })}
        />
      )}
      {otherPhoneWay === undefined ? null : (
        <Button variant="ghost" isBlock onClick={() => setWished(otherPhoneWay)}>
          {t(otherPhoneWay === 'sms' ? 'bySms' : 'byPassword')}
        </Button>
      )}
      <ProviderChoice />
      <OpenAccount onRegister={onRegister} />
    </div>
  );
});

/** Link to the registration, if the brand has one. */
const OpenAccount = observer(function OpenAccount({
  onRegister,
}: {
  readonly onRegister: (() => void) | undefined;
}) {
  const { commands, config, navigation } = useServices();
  const t = useTranslate('auth.ways');
  const { isRegistrationAllowed, isRegistrationButtonDisabled } = config.site;
  if (
    !isRegistrationAllowed ||
    isRegistrationButtonDisabled ||
    !navigation.hasRoute(registrationRoute)
  )
    return null;
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRegister?.();
    void commands.run(registerCommand, {});
  };
  return (
    <p className={styles.open}>
      {t('newHere')}{' '}
      <Link to={{ name: registrationRoute }} className={styles.forgot} onClick={handleClick}>
        {t('openAccount')}
      </Link>
      {isBankOffered(config.plugins['registration']) ? (
        <>
          {' · '}
          <Link to={{ name: registrationRoute, query: { type: 'bank' } }} className={styles.forgot}>
            {t('byBank')}
          </Link>
        </>
      ) : null}
    </p>
  );
});

/** Returns the other method by number, if the brand has it. */
function otherOf(way: 'phone_password' | 'sms', ways: readonly SignInWay[]): SignInWay | undefined {
  const other = way === 'sms' ? 'phone_password' : 'sms';
  return ways.includes(other) ? other : undefined;
}
