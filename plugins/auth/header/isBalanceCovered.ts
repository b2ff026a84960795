import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import { mailingRoute, personalDataRoute, settingsRoute } from '../contract.ts';

/** Pages on which nobody plays or pays; every other one counts as such a page. */
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
 * Whether the balance in the header is covered until it is asked for: the person wants it so, and a
 * strict profile still shows it wherever one plays or pays (B13).
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
