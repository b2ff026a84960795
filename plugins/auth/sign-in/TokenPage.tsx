import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { ButtonLink, PanelPage, Spinner, usePageTitle, useServices, useTranslate } from '#core/ui';
import { signedInEvent, spentToken } from '../contract.ts';
import { TokenSignIn } from './TokenSignIn.ts';

/** A link that signs in once. The token leaves address and history before it is sent. */
export const TokenPage = observer(function TokenPage() {
  const services = useServices();
  const t = useTranslate('auth.later');
  const [signIn] = useState(
    () => new TokenSignIn(services, (signedIn) => services.events.emit(signedInEvent, signedIn)),
  );
  usePageTitle(t('auth:token.title'));
  const { navigation } = services;
  const token = navigation.params['token'] ?? spentToken;

  useLayoutEffect(() => {
    if (token === spentToken) {
      void signIn.begin();
      return;
    }
    signIn.hold(token);
    const returnUrl = navigation.query.get('return-url');
    navigation.go(
      {
        name: 'auth.token',
        params: { token: spentToken },
        ...(returnUrl === null ? {} : { query: { 'return-url': returnUrl } }),
      },
      { isReplacing: true },
    );
  }, [navigation, signIn, token]);

  const isBusy = signIn.state === 'busy' || signIn.state === 'done';
  const text = isBusy
    ? (['token.busy', 'token.busyText'] as const)
    : signIn.state === 'unused'
      ? (['token.noAnswer', 'token.noAnswerText'] as const)
      : (['token.invalid', 'token.invalidText'] as const);
  return (
    <PanelPage title={t(text[0])} isBusy={isBusy}>
      <p role="status">{t(text[1])}</p>
      {isBusy ? (
        <Spinner />
      ) : (
        <ButtonLink to={{ name: 'auth.login' }} variant="primary" size="lg">
          {t('auth:signIn')}
        </ButtonLink>
      )}
    </PanelPage>
  );
});
