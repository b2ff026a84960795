import type { CoreServices } from '#core';
import { destinationAfterSignIn } from './destinationAfterSignIn.ts';

/**
 * Leaves a page for visitors for the page that the person wanted. A registration decides itself
 * what follows.
 *
 * @param before the last page that was open to everybody
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
