import type { CoreServices } from '#core';
import { destinationAfterSignIn } from './destinationAfterSignIn.ts';

/**
 * From a page for visitors to where the person wanted to go. A registration decides by itself what
 * follows.
 *
 * @param before the last page that was for everybody
 */
export function leaveSignInPage(
  { environment, navigation }: CoreServices,
  before: string | undefined,
): void {
  if (navigation.routeName?.startsWith('registration.') === true) return;
  navigation.go(
    destinationAfterSignIn(navigation.query.get('return-url'), before, environment.language),
    { isReplacing: true },
  );
}
