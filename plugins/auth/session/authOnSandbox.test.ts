import { afterEach, beforeEach, expect, test } from 'vitest';
import { signOut } from './signOut.ts';
import type { SignedIn } from '../contract.ts';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { placeSingle } from '../../../test/services/placeSingle.ts';
import { AccountsStore } from '../accounts/AccountsStore.ts';
import { SignInStore } from '../sign-in/SignInStore.ts';
import { TokenSignIn } from '../sign-in/TokenSignIn.ts';

let page: PlatformPage;
let form: SignInStore;
let signedIn: SignedIn[];

beforeEach(() => {
  page = createPlatformPage();
  signedIn = [];
  form = new SignInStore(page, (payload) => signedIn.push(payload));
});

afterEach(() => {
  form.dispose();
});

async function submit(login: string, password: string): Promise<void> {
  form.setLogin(login);
  form.setPassword(password);
  // Passwords are hashed in real time, while the page's own time stands still.
  await form.submit();
}

test('AUT-20 a wrong password and an unknown login get the same message; the right one signs in', async () => {
  await submit('demo', 'wrong');
  expect(form.sending.failure).toEqual({ kind: 'wrong-credentials' });
  await submit('nobody-has-this', 'Demo-pass-1');
  expect(form.sending.failure).toEqual({ kind: 'wrong-credentials' });
  expect(page.session.isAuthed).toBe(false);
  await submit('demo', 'Demo-pass-1');
  expect(page.session.isAuthed).toBe(true);
  expect(signedIn).toHaveLength(1);
});

test('AUT-21 after five wrong passwords the platform asks to wait and the form counts it down', async () => {
  for (let tries = 0; tries < 5; tries += 1) await submit('demo', `wrong ${tries}`);
  await submit('demo', 'Demo-pass-1');
  expect(form.sending.failure?.kind).toBe('too-many-tries');
  expect(form.canSubmit).toBe(false);
  const waitS = form.waitS;
  expect(waitS).toBeGreaterThan(60);
  await page.until(() => form.waitS <= waitS - 2);
  expect(page.session.isAuthed).toBe(false);
});

test('AUT-35 the balance is that of the ledger, and follows a bet through the feed', async () => {
  const accounts = new AccountsStore(page);
  await submit('demo', 'Demo-pass-1');
  await page.until(() => accounts.activeAccount !== undefined && accounts.user !== undefined);
  expect(accounts.activeAccount).toMatchObject({
    kind: 'main',
    balance: { minor: 100_000, currency: 'EUR' },
  });
  expect(accounts.user).toMatchObject({
    login: 'demo',
    initials: 'AD',
    isVerified: true,
    isProofContradictory: false,
    ban: 'none',
  });
  await placeSingle(page, accounts.activeAccount?.id ?? 0, 1000);
  await page.until(() => accounts.activeAccount?.balance.minor === 99_000);
  accounts.dispose();
});

test('AUT-40 after the sign-out no data of the person is left, and the platform has no session', async () => {
  const accounts = new AccountsStore(page);
  await page.signIn();
  await page.until(() => accounts.accounts.length > 0);
  let isOut: boolean | undefined;
  void signOut({ isConfirmed: true }, page).then((answer) => (isOut = answer));
  await page.until(() => isOut !== undefined);
  expect([isOut, page.session.isAuthed, accounts.accounts, accounts.user]).toEqual([
    true,
    false,
    [],
    undefined,
  ]);
  expect(await page.http.call('session.check')).toMatchObject({ user_id: null });
  accounts.dispose();
});

test('SHL-300 a sign-in link that was looked at signs in by a press, once', async () => {
  const { path } = (await (
    await page.sandbox.post('/sandbox/v1/users/demo/sign-in-link', {})
  ).json()) as { path: string };
  const open = async (): Promise<TokenSignIn> => {
    const link = new TokenSignIn(page, (payload) => signedIn.push(payload));
    link.hold({ token: path.slice(4) });
    await link.look();
    return link;
  };
  const [first, second] = [await open(), await open()];
  expect([first.state, page.session.isAuthed]).toEqual([
    { kind: 'ready', account: 'd•••@grandstand.example', isKnownDevice: false },
    false,
  ]);
  await Promise.all([first.signIn(), first.signIn()]);
  expect([first.state.kind, page.session.isAuthed, signedIn.length]).toEqual(['done', true, 1]);
  await second.signIn();
  expect([second.state, (await open()).state]).toEqual([{ kind: 'invalid' }, { kind: 'invalid' }]);
});
