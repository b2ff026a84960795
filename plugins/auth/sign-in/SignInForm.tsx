import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type MouseEvent,
} from 'react';
import {
  Alert,
  Button,
  Checkbox,
  Link,
  PasswordField,
  TextField,
  useServices,
  useTranslate,
} from '#core/ui';
import { reportOpened } from '#core/data';
import { forgotPasswordModal, passwordResetRoute } from '../../recovery/contract.ts';
import { signedInEvent, signInStepEvent } from '../contract.ts';
import { CountryPhoneField } from '../phone/CountryPhoneField.tsx';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { useHasPasskeys } from '../passkeys/useHasPasskeys.ts';
import { formatWait } from './formatWait.ts';
import type { SignInFailure } from './SignInFailure.ts';
import { SignInStore } from './SignInStore.ts';
import styles from './SignInForm.module.css';

interface SignInFormProps {
  /** Login typed before. */
  readonly login?: string;
  /** Replaces the dialog for a forgotten password. */
  readonly onForgotten?: (login: string) => Promise<void>;
  /** Number in place of the login. */
  readonly phone?: PhoneEntry;
  /** Keeps the login when another sign-in method replaces the form. */
  readonly onLeave?: (login: string) => void;
}

/** Fields and errors of the sign-in, for dialog and page. */
export const SignInForm = observer(function SignInForm({
  login = '',
  onForgotten,
  phone,
  onLeave,
}: SignInFormProps) {
  const services = useServices();
  const t = useTranslate('auth');
  const [store] = useState(
    () =>
      new SignInStore(
        services,
        (signedIn) => services.events.emit(signedInEvent, signedIn),
        login,
        phone,
      ),
  );
  const loginRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isRemembered = useCallback(() => store.isRemembered, [store]);
  const hasPasskeys = useHasPasskeys();
  const isKeeping = useSyncExternalStore(
    neverChanges,
    () => services.storage.isPersistent,
    () => true,
  );

  useEffect(
    () =>
      reportOpened(services, signInStepEvent, {
        method: phone === undefined ? 'login_password' : 'phone_password',
        provider: 'none',
      }),
    [services, phone],
  );
  useEffect(
    () => () => {
      onLeave?.(store.login);
      store.dispose();
    },
    [store, onLeave],
  );

  const { isLoginMissing, isPasswordMissing } = store;
  const { failure } = store.sending;
  useEffect(() => {
    if (isLoginMissing) loginRef.current?.focus();
    else if (isPasswordMissing) passwordRef.current?.focus();
  }, [isLoginMissing, isPasswordMissing]);
  useEffect(() => {
    if (failure === undefined) return;
    passwordRef.current?.focus();
    passwordRef.current?.select();
  }, [failure]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit();
  };

  const handleForgotten = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void (onForgotten?.(store.login) ?? services.modals.open(forgotPasswordModal, {}));
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {isKeeping ? null : <Alert tone="info">{t('keepsNothing')}</Alert>}
      <SignInAlert failure={failure} />
      {phone === undefined ? (
        <TextField
          ref={(input) => {
            loginRef.current = input;
            // The dialog gives its initial focus to the element with this attribute; React does not
            // set it.
            input?.setAttribute('autofocus', '');
          }}
          label={t('login')}
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          value={store.login}
          onChange={store.setLogin}
          error={isLoginMissing ? t('login.missing') : undefined}
        />
      ) : (
        <CountryPhoneField phone={phone} label={t('auth.ways:phone')} name="phone" />
      )}
      <PasswordField
        ref={passwordRef}
        label={t('password')}
        name="password"
        autoComplete="current-password webauthn"
        enterKeyHint="go"
        value={store.password}
        onChange={store.setPassword}
        error={
          isPasswordMissing
            ? t('password.missing')
            : failure?.kind === 'wrong-credentials'
              ? t(phone === undefined ? 'failure.wrongCredentials' : 'auth.ways:wrongPassword')
              : undefined
        }
      />
      <div className={styles.row}>
        <Checkbox
          label={t('remember')}
          hint={t('remember.hint')}
          isChecked={store.isRemembered}
          onChange={store.setRemembered}
        />
        {services.navigation.hasRoute(passwordResetRoute) ? (
          <Link
            to={`/${services.environment.language}/user/forgotpassword`}
            className={styles.forgot}
            onClick={handleForgotten}
          >
            {t('forgot')}
          </Link>
        ) : null}
      </div>
      <SubmitButton store={store} />
      {hasPasskeys === true ? <PasskeySignIn isRemembered={isRemembered} /> : null}
    </form>
  );
});

/** Only the button re-renders each second: nothing is announced and no field is drawn again. */
const SubmitButton = observer(function SubmitButton({ store }: { readonly store: SignInStore }) {
  const t = useTranslate('auth');
  const { sending, waitS } = store;
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isBlock
      isBusy={sending.isBusy}
      isDisabled={waitS > 0}
      className="num"
    >
      {waitS > 0
        ? t('failure.tooManyTries.wait', { time: formatWait(waitS) })
        : t(sending.isBusy ? 'signIn.busy' : 'signIn')}
    </Button>
  );
});

/** Alert for failures other than a wrong password. */
export function SignInAlert({ failure }: { readonly failure: SignInFailure | undefined }) {
  const t = useTranslate('auth');
  switch (failure?.kind) {
    case 'too-many-tries':
      return (
        <Alert tone="warning" title={t('failure.tooManyTries.title')}>
          {t('failure.tooManyTries.text')}
        </Alert>
      );
    case 'closed':
      return <Alert tone="warning">{t('failure.closed')}</Alert>;
    case 'account-closed':
      return <Alert tone="warning">{t('failure.accountClosed')}</Alert>;
    case 'no-connection':
      return (
        <Alert tone="danger" title={t('failure.noConnection.title')}>
          {t('failure.noConnection.text')}
        </Alert>
      );
    case 'trouble':
      return (
        <Alert tone="danger" title={t('auth.ways:trouble.title')}>
          {t('auth.ways:trouble.text')}
        </Alert>
      );
    case 'refused':
      return <Alert tone="warning">{failure.text}</Alert>;
    case 'two-step-over':
      return <Alert tone="warning">{t('auth.ways:twoStep.over')}</Alert>;
    case 'wrong-credentials':
    case 'unproved':
    case undefined:
      return null;
  }
}

function neverChanges(): () => void {
  return () => undefined;
}
