/**
 * Signs in by a call, outside any page. The answer has the session's cookies.
 *
 * @param platform origin of the platform
 */
export async function logInBeside(platform: string, login = 'demo'): Promise<Response> {
  const answer = await fetch(`${platform}/web-api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: platform },
    body: JSON.stringify({ uLogin: login, uPassword: 'Demo-pass-1', save: false }),
  });
  if (answer.status !== 200)
    throw new Error(`The sign-in beside the page was answered with ${answer.status}`);
  return answer;
}

/** The token of such a session, for calls on behalf of the user. */
export async function tokenBeside(platform: string, login?: string): Promise<string> {
  const answer = await logInBeside(platform, login);
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  return data.token;
}
