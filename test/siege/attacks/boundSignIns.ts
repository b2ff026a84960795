import { signIn } from '../person.ts';
import type { Process } from '../processes.ts';
import { stranger, type Answer } from '../stranger.ts';
import { times, type Attack, type Siege } from '../Attack.ts';

const person = { login: 'newbie', email: 'newbie@grandstand.example' } as const;
const linkPath = '/web-api/auth/v1/token-login';
const oneTapPath = '/social-api/oauth/google-one-tap';

const signsIn = ({ cookies }: Answer): boolean =>
  cookies.some((cookie) => /^(?:__Host-)?grandstand_sid=[^;]/.test(cookie));

async function control(platform: Process, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${platform.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** The path of a fresh link from an e-mail. */
async function linkFor(platform: Process): Promise<string> {
  const made = await control(platform, `v1/users/${person.login}/sign-in-link`, { language: 'en' });
  return (made as { readonly path: string }).path;
}

async function scanLinks(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const path = await linkFor(platform);
  const token = path.slice(4);
  const scanners = times(siege, 10, 60);
  const seen: Answer[] = [];
  for (let index = 0; index < scanners; index += 1) {
    const scanner = stranger(edge);
    seen.push(await scanner.get(path, { 'User-Agent': 'LinkScanner/1.0' }));
    await fetch(`${edge.url}${path}`, { method: 'HEAD', redirect: 'manual' });
    // Some scanners also run the scripts of the page.
    seen.push(await scanner.post(`${linkPath}/look`, { token }));
    // And request the answers of the page's calls.
    for (const end of ['', '/look', '/known'])
      seen.push(await scanner.get(`${linkPath}${end}?token=${token}`));
  }
  siege.report(
    `${scanners} mail scanners follow a sign-in link by HEAD, GET and with its scripts: none signs in`,
    !seen.some(signsIn) && seen[0]?.status === 200,
  );
  const thief = await stranger(edge).post(linkPath, { token });
  const lured = stranger(edge);
  await lured.post(`${linkPath}/look`, { token: (await linkFor(platform)).slice(4) });
  const crossed = await lured.post(linkPath, { token });
  siege.report(
    'a browser that has not opened this link cannot sign in by it',
    thief.status === 400 && crossed.status === 400 && ![thief, crossed].some(signsIn),
    `${thief.code}, ${crossed.code}`,
  );
  const owner = stranger(edge);
  await owner.post(`${linkPath}/look`, { token });
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, () => owner.post(linkPath, { token })),
  );
  const opened = atOnce.filter(signsIn).length;
  siege.report('the owner signs in by it afterwards, once', opened === 1, `${opened} sessions`);
  const again = await owner.get(path);
  siege.report('the page of a used link says so', again.status === 200, `${again.status}`);
}

/** Paths in the form of a token that was never issued. */
async function unknownTokens(siege: Siege): Promise<void> {
  const { edge } = await siege.site();
  const forms = ['q7Hd0-xK2mWz_9TbL4vRs', 'aB1'.repeat(7), 'Zz9_-'.repeat(40)];
  const statuses = new Set<number>();
  for (let index = 0; index < times(siege, 6, 90); index += 1)
    statuses.add((await stranger(edge).get(`/en/${forms[index % forms.length]}`)).status);
  siege.report(
    'a path that only looks like a sign-in link is a true 404',
    [...statuses].join() === '404',
    [...statuses].join(', '),
  );
  const guesser = stranger(edge);
  const answers: Answer[] = [];
  for (let index = 0; index < times(siege, 70, 300); index += 1)
    answers.push(
      await guesser.post(`${linkPath}/known`, { token: `${index}`.padStart(43, 'aB7') }),
    );
  const compared = answers.filter(({ status }) => status === 200).length;
  siege.report(
    `${answers.length} tokens guessed from one source`,
    compared <= 60 && answers.every(({ text }) => !text.includes('true')),
    `${compared} were looked up`,
  );
}

async function crossOneTap(siege: Siege): Promise<void> {
  const { edge, platform } = await siege.site();
  const visitor = stranger(edge);
  const { clientId } = JSON.parse((await visitor.get(`${oneTapPath}/clientId`)).text) as {
    readonly clientId: string;
  };
  const { credential } = (await control(platform, 'providers/one-tap/credential', {
    client_id: clientId,
    email: person.email,
  })) as { readonly credential: string };
  const answer = await fetch(`${edge.url}${oneTapPath}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'fetch', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      credential,
      select_by: 'user',
      clientId,
      language: 'en',
      currency: 'EUR',
      countryId: '0',
    }),
  });
  const { redirectUrl = '' } = (await answer.json()) as { readonly redirectUrl?: string };
  const lured = await stranger(edge).get(redirectUrl);
  siege.report(
    'the address that completes a one-tap sign-in signs in only the browser that began it',
    answer.status === 200 && redirectUrl !== '' && !signsIn(lured),
    `${lured.status}`,
  );
  const foreign = await stranger(edge).post(
    '/web-api/auth/v1/login',
    { uLogin: person.login, uPassword: 'Demo-pass-1', save: false },
    { Origin: 'https://evil.test' },
  );
  siege.report(
    'a page of another site cannot sign in, even with the right password',
    foreign.status === 403 && !signsIn(foreign),
    `${foreign.status}`,
  );
}

export const boundSignIns: Attack = {
  name: 'links',
  claim:
    'M78 M20 a sign-in is bound to the browser that began it, mail scanners consume no link, and ' +
    'a path that is no link is 404',
  async run(siege) {
    await scanLinks(siege);
    await unknownTokens(siege);
    await crossOneTap(siege);
    const { platform } = await siege.site();
    const { call } = await signIn(platform);
    const alive = await call('GET', '/web-api/user/v1/config');
    siege.report('others are signed in as before', alive.status === 200);
  },
};
