const all = ['login_password', 'phone_password', 'sms'] as const;

/** Sign-in method, by what the form asks for first. */
export type SignInWay = (typeof all)[number];

/**
 * Returns methods and their order from the brand's settings, whose content nothing has checked.
 * Never empty.
 */
export function readSignInWays(settings: unknown): readonly SignInWay[] {
  const wished =
    typeof settings === 'object' && settings !== null && 'ways' in settings
      ? settings.ways
      : undefined;
  if (!Array.isArray(wished)) return all;
  const ways = [...new Set<unknown>(wished)].flatMap(
    (wish) => all.find((way) => way === wish) ?? [],
  );
  return ways.length === 0 ? all : ways;
}

/** Returns the chosen method; the first one if the choice was switched off meanwhile. */
export function shownWay(ways: readonly SignInWay[], wished: SignInWay | undefined): SignInWay {
  return ways.find((way) => way === wished) ?? ways[0] ?? 'login_password';
}
