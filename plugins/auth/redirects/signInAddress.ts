import type { CoreServices } from '#core';
import { appSignInRoute, loginRoute } from '../contract.ts';

/**
 * Builds the address of the sign-in page with the requested page; elsewhere by `accountMiddleware`.
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
