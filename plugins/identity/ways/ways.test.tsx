import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { identity } from '../index.ts';
import { VerificationPage } from '../verification/VerificationPage.tsx';

const page = '/en/office/verification';

async function open(query = '', isDown = false) {
  const { sandbox, asked } = attachSandbox();
  const person = await sandbox.signIn('unverified');
  if (isDown) {
    await sandbox.post('/sandbox/v1/identity-ways/bankid', { isDown });
    await sandbox.post('/sandbox/v1/identity-ways/harbour-id', { isDown });
  }
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, identity],
  });
  const { navigation } = runtime.services;
  const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('identity.page');
    navigation.go(`${page}${query}`);
  });
  rerender(<VerificationPage />);
  await screen.findByText('What we check');
  const ways = (): HTMLElement => screen.getByRole('region', { name: 'Without documents' });
  return { sandbox, asked, person, navigation, leave, ways, user: userEvent.setup() };
}

const goWith = (name: string): HTMLElement =>
  screen.getByRole('button', { name: `Continue with ${name}` });

test('IDN-34 ID03 providers show what they confirm; the whole page goes to the bank', async () => {
  const { ways, leave, user } = await open();
  expect(within(ways()).getByText('It confirms: Age, Name.')).toBeDefined();
  expect(within(ways()).getAllByText('It confirms: Age, Name, Address.')).toHaveLength(2);
  await user.click(goWith('Bank ID'));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(leave.mock.lastCall?.[0]).toMatch(/^http:\/\/id\.localhost\/.*code_challenge_method=S256/);
});

test('IDN-34 ID03 TA27 a provider that is down is reported, and the person stays; documents stay open', async () => {
  const { leave, user } = await open('', true);
  await user.click(goWith('Bank ID'));
  const told = await screen.findByText(/^We can’t reach Bank ID right now/);
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Your details' })).toBeDefined();
});

test.each([
  ['mismatch', /^Bank ID has a different name/],
  ['under_age', /^According to Bank ID, you’re under 18\./],
  ['known', /^You already have an account/],
  ['refused', /^Bank ID couldn’t confirm/],
  ['cancelled', /^You left Bank ID/],
  ['failed', /^That didn’t work with Bank ID/],
  // Only the platform's state counts as proof, not the address.
  ['verified', /^That didn’t work with Bank ID/],
  ['<b>', /^That didn’t work with Bank ID/],
])(
  'IDN-34 ID03 a visit that ended with %s is reported, and removed from the address',
  async (end, text) => {
    const { navigation } = await open(`?way=bankid&end=${encodeURIComponent(end)}`);
    expect(await screen.findByText(text)).toBeDefined();
    expect([...navigation.query.keys()]).toEqual([]);
    expect(goWith('Bank ID')).toBeDefined();
  },
);

test('IDN-35 IDN-48 ID03 FM11 the frame has a name and few rights, Esc leaves it, and its message ends the visit', async () => {
  const { sandbox, leave, navigation, user } = await open('?way=harbour-id');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Harbour ID page');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('allow')]).toEqual([
    'allow-scripts allow-forms allow-same-origin',
    null,
  ]);
  // Pages are not loaded in these tests, so the frame has no window of its own.
  const own = {};
  Object.defineProperty(frame, 'contentWindow', { value: own });
  const tell = (data: object): void => {
    const event = new MessageEvent('message', { data, origin: new URL(frame.src).origin });
    Object.defineProperty(event, 'source', { value: own });
    fireEvent(globalThis.window, event);
  };
  tell({ source: 'harbour-id', kind: 'ready', height: 500 });
  expect(screen.queryByText(/is loading/)).toBeNull();
  tell({ source: 'harbour-id', kind: 'left' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Open it on its own page' }));
  expect(leave.mock.lastCall?.[0]).not.toContain('web_message');
  const answer = await sandbox.request(`${frame.src.replace('/authorize?', '/decide?')}&person=0`);
  tell({ source: 'harbour-id', kind: 'done', ...((await answer.json()) as object) });
  // The provider has no address: it is asked for, with the known details filled in.
  expect(
    await screen.findByText(
      'Harbour ID has confirmed: Age, Name. Still needed: Address. Complete your details below; if public records don’t know them, a document will do.',
    ),
  ).toBeDefined();
  expect(screen.queryByTitle('Harbour ID page')).toBeNull();
  expect([...navigation.query.keys()]).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Smith');
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
});

test('IDN-35 ID03 a frame can be cancelled; one that cannot be reached does not open', async () => {
  const { user, navigation } = await open('?way=harbour-id');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/^You left Harbour ID/)).toBeDefined();
  expect([...navigation.query.keys()]).toEqual([]);
});

test('IDN-35 ID03 TA27 the page of a provider that is down is not shown in a frame', async () => {
  await open('?way=harbour-id', true);
  expect(await screen.findByText(/^We can’t reach Harbour ID/)).toBeDefined();
  expect(screen.queryByTitle('Harbour ID page')).toBeNull();
});

test.each([
  ['person=x&first=Any&last=Body&birth=1990-02-03', /^Bank ID has confirmed: Age, Name\. Still/, 1],
  ['person=0', 'Bank ID has confirmed who you are.', 0],
])('IDN-47 IDN-48 a bank that answered %s', async (answer, said, addressLeft) => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn('unverified');
  const visit = (await (
    await person.call('POST', '/web-api/identity/v1/visits', { way: 'bankid' })
  ).json()) as { readonly url: string };
  const decided = await sandbox.request(
    `${visit.url.replace('/authorize?', '/decide?')}&${answer}`,
  );
  const { searchParams } = new URL(decided.headers.get('location') ?? '');
  await person.call(
    'POST',
    '/web-api/identity/v1/visits/end',
    Object.fromEntries(searchParams.entries()),
  );
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, identity],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('identity.page');
    runtime.services.navigation.go(`${page}?way=bankid&end=verified`);
  });
  rerender(<VerificationPage />);
  expect(await screen.findByText(said)).toBeDefined();
  // The bank has just shown that it has no address.
  expect(screen.queryByRole('button', { name: 'Continue with Bank ID' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Continue with itsme' })).toHaveLength(
    addressLeft,
  );
  expect(screen.queryAllByLabelText('City')).toHaveLength(addressLeft);
});
