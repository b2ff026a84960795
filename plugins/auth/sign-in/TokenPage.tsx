import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import {
  Alert,
  ButtonLink,
  PanelPage,
  Spinner,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { signedInEvent, spentToken, tokenRoute } from '../contract.ts';
import { LinkPage } from '../emails/LinkPage.tsx';
import { readSignInLink } from './SignInLink.ts';
import { TokenSignIn } from './TokenSignIn.ts';

/**
 * Page of a one-time sign-in link. The token leaves address and history before it is sent, and is
 * used only by a press: mail scanners open links, and attackers send links of their own accounts.
 */
export const TokenPage = observer(function TokenPage() {
  const services = useServices();
  const t = useTranslate('auth.later');
  const [signIn] = useState(
    () => new TokenSignIn(services, (signedIn) => services.events.emit(signedInEvent, signedIn)),
  );
  usePageTitle(t('auth:token.title'));
  const { environment, navigation } = services;
  const { language } = environment;
  const token = navigation.params['token'] ?? spentToken;

  useLayoutEffect(() => {
    const link = readSignInLink(token, navigation.query, language);
    if (link === undefined) {
      void signIn.look();
      return;
    }
    signIn.hold(link);
    const returnUrl = navigation.query.get('return-url');
    navigation.go(
      {
        name: tokenRoute,
        params: { token: spentToken },
        ...(returnUrl === null ? {} : { query: { 'return-url': returnUrl } }),
      },
      { isReplacing: true },
    );
  }, [navigation, language, signIn, token]);

  const { state } = signIn;
  if (state.kind === 'ready' || state.kind === 'signing-in')
    return (
      <LinkPage
        title={t('token.ready', { account: `\u2068${state.account}\u2069` })}
        state={{
          kind: 'asked',
          reason: t('token.readyText'),
          label: t('auth:signIn'),
          isBusy: state.kind === 'signing-in',
          onPress: () => void signIn.signIn(),
        }}
      >
        {state.isKnownDevice ? null : (
          <Alert tone="warning" title={t('token.newDevice')}>
            {t('token.newDeviceText')}
          </Alert>
        )}
      </LinkPage>
    );
  const isBusy = state.kind === 'looking' || state.kind === 'done';
  const text = isBusy
    ? (['token.busy', 'token.busyText'] as const)
    : state.kind !== 'unused'
      ? (['token.invalid', 'token.invalidText'] as const)
      : state.failure === 'trouble'
        ? (['token.trouble', 'token.troubleText'] as const)
        : (['token.noAnswer', 'token.noAnswerText'] as const);
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
