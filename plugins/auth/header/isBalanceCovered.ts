import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import { mailingRoute, personalDataRoute, settingsRoute } from '../../office/contract.ts';

/** Pages without betting, play or payment; all others count as pages with it. */
const quietRoutes = [
  'access.',
  'auth.',
  'identity.',
  'notices.',
  mailingRoute,
  personalDataRoute,
  settingsRoute,
  'recovery.',
  'registration.',
  'security.',
  'support.',
];

/**
 * Returns whether the header hides the balance until a press: the person has chosen it, but a
 * strict profile shows it on all pages with play or payment (B13).
 */
export function isBalanceCovered({
  isHidden,
  profile,
  routeName,
}: {
  readonly isHidden: boolean;
  readonly profile: Parameters<typeof isStrictProfile>[0];
  readonly routeName: string | undefined;
}): boolean {
  if (!isHidden) return false;
  return (
    !isStrictProfile(profile) ||
    (routeName !== undefined && quietRoutes.some((quiet) => routeName.startsWith(quiet)))
  );
}
