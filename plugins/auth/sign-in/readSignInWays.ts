const all = ['login_password', 'phone_password', 'sms'] as const;

/** What the sign-in asks for first. */
export type SignInWay = (typeof all)[number];

/** Ways and their order, from the settings of the brand, which are not trusted. Never empty. */
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

/** What the person has chosen; the first where it is switched off meanwhile. */
export function shownWay(ways: readonly SignInWay[], wished: SignInWay | undefined): SignInWay {
  return ways.find((way) => way === wished) ?? ways[0] ?? 'login_password';
}
