import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Button, useServices, useTranslate } from '#core/ui';
import { signedInEvent } from '../contract.ts';
import { passkeyBrowser } from './PasskeyBrowser.ts';
import { PasskeySignInStore } from './PasskeySignInStore.ts';

interface PasskeySignInProps {
  /** Returns whether the person wants to stay signed in, read at the sign-in. */
  readonly isRemembered: () => boolean;
}

/** Button that signs in by a passkey, in browsers that support it. */
export const PasskeySignIn = observer(function PasskeySignIn({ isRemembered }: PasskeySignInProps) {
  const services = useServices();
  const t = useTranslate('auth.ways');
  const [store] = useState(
    () =>
      new PasskeySignInStore(services, passkeyBrowser, (signedIn) =>
        services.events.emit(signedInEvent, signedIn),
      ),
  );
  useEffect(() => {
    void store.offer(isRemembered);
    return store.dispose;
  }, [store, isRemembered]);
  return (
    <>
      {store.problem === undefined ? null : (
        <Alert tone="warning">{t(`passkey.${store.problem}`)}</Alert>
      )}
      <Button
        variant="secondary"
        size="lg"
        icon="key"
        isBlock
        isBusy={store.isBusy}
        onClick={() => void store.press(isRemembered)}
      >
        {t('passkey')}
      </Button>
    </>
  );
});
