import type { CoreServices } from '#core';
import { appSignInRoute, loginRoute } from '../contract.ts';

/**
 * Where a visitor signs in before the page that they wanted: the sign-in page, or, where another application manages
 * the accounts (feature `accountMiddleware`), the page that holds it. The whole address comes along.
 */
export function signInAddress(
  { config, navigation }: Pick<CoreServices, 'config' | 'navigation'>,
  { pathname, search, searchParams, hash }: URL,
): string {
  const isElsewhere =
    config.features['accountMiddleware'] === true && navigation.hasRoute(appSignInRoute);
  const wish = searchParams.get('showForgotPasswordModal');
  return navigation.href({
    name: isElsewhere ? appSignInRoute : loginRoute,
    query: {
      ...(wish === null ? {} : { showForgotPasswordModal: wish }),
      'return-url': pathname + search + hash,
    },
  });
}
