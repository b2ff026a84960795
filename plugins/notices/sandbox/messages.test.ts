import { expect, onTestFinished, test } from 'vitest';
import type { PersonMessageList } from '#wire';
import { isPersonMessageList } from '#wire/validators/messages.js';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import { payIn, takeOut } from '../../payments/testing/moveMoney.ts';

const path = '/web-api/messages/v1';

async function listOf(person: TestPerson): Promise<PersonMessageList['messages']> {
  const answer: unknown = await (await person.call('GET', path)).json();
  if (!isPersonMessageList(answer)) throw new Error(JSON.stringify(answer).slice(0, 300));
  return answer.messages;
}

test('NTC-142 M16 read marks are stored by the platform, and foreign or invented ids are not', async () => {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  const demo = await sandbox.signIn();
  const before = await listOf(demo);
  const times = before.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((first, second) => second - first));
  const bets = before.filter((message) => message.about === 'bet');
  expect(bets.length).toBeGreaterThan(0);
  expect(bets.every(({ coupon }) => coupon.statusId >= 0 && coupon.statusId <= 6)).toBe(true);
  const unread = before.filter(({ isRead }) => !isRead).map(({ id }) => id);
  expect(unread.length).toBeGreaterThan(0);
  const [first = ''] = unread;
  await demo.call('POST', `${path}/read`, { ids: [first, '999999999', 'x'] });
  const again = await sandbox.signIn();
  const left = (await listOf(again)).filter(({ isRead }) => !isRead).map(({ id }) => id);
  // Without the browser's cookie that was a sign-in on a new device, which has a message, too.
  expect(left.slice(1)).toEqual(unread.slice(1));
  expect(
    sandbox.store.all<{ readonly message: string }>('SELECT message FROM read_messages'),
  ).toEqual([{ message: first }]);
  expect((await sandbox.request(path)).status).toBe(401);
});

/** Returns messages other than those of bets, newest first. */
async function toldOf(person: TestPerson, language = 'en'): Promise<readonly string[][]> {
  const answer = await person.call('GET', path, undefined, { 'X-Language': language });
  const { messages } = (await answer.json()) as PersonMessageList;
  return messages.flatMap((message) =>
    message.about === 'bet'
      ? []
      : [[message.about, message.title.replaceAll('\u00A0', ' '), message.text]],
  );
}

async function changePassword(person: TestPerson): Promise<void> {
  const answer = await person.call('POST', '/web-api/auth/v1/password', {
    current: 'Demo-pass-1',
    password: 'a quiet evening by the harbour',
  });
  expect(answer.status).toBe(200);
}

function openedSandbox(): TestSandbox {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  return sandbox;
}

test('NTC-144 SE11 e-mails about money and access have one message on the site each, in the language of the page', async () => {
  const sandbox = openedSandbox();
  const demo = await sandbox.signIn();
  await payIn(sandbox, demo);
  await takeOut(demo, { minor: 2000 });
  await changePassword(demo);
  const [password, ...money] = await toldOf(demo);
  expect(password?.slice(0, 2)).toEqual(['access', 'Your password was changed']);
  expect(money.map(([about, title]) => [about, title])).toEqual([
    ['withdrawal', 'You asked for € 20.00'],
    ['deposit', '€ 50.00 has arrived'],
  ]);
  expect((await toldOf(demo, 'de')).map(([, title]) => title)).toEqual([
    'Dein Passwort wurde geändert',
    'Auszahlung von 20,00 € beantragt',
    '50,00 € sind angekommen',
  ]);
  expect(await toldOf(await sandbox.signIn('newbie'))).toEqual([]);
});

test('NTC-554 TA28 a message of access names the device, and holds no link or code of its letter', async () => {
  const sandbox = openedSandbox();
  const demo = await sandbox.signIn();
  await demo.call('POST', '/web-api/user/v1/contact', { email: 'harbour@grandstand.example' });
  const [asked] = await toldOf(demo);
  expect(asked?.slice(0, 2)).toEqual(['access', 'Your contact details are about to change']);
  const letters = await sandbox.json<{ subject: string; body: string }[]>('/sandbox/v1/outbox');
  const letter = letters.find(({ subject }) => subject === asked?.[1])?.body ?? '';
  const device = asked?.[2] ?? '';
  expect(device).not.toBe('');
  expect(letter).toContain(device);
  const token = /token=([\w-]+)/.exec(letter)?.[1] ?? '';
  expect(token).not.toBe('');
  const kept = sandbox.store.all('SELECT * FROM person_messages');
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('NTC-144 a person without an address reads on the site what others get by e-mail', async () => {
  const sandbox = openedSandbox();
  const bankid = await sandbox.signIn('bankid');
  await payIn(sandbox, bankid, { method: 'instant-bank' });
  expect((await toldOf(bankid)).map(([, title]) => title)).toEqual(['€ 50.00 has arrived']);
});

test('NTC-144 LIM-93 limits and breaks are texted to people with only a phone, and shown on the site in its language', async () => {
  const sandbox = openedSandbox();
  const demo = await sandbox.signIn();
  sandbox.store.run("UPDATE users SET has_email = 0, phone = '+35679001122' WHERE login = 'demo'");
  const limits = '/limit-service-api/api/external/web/v3/limits';
  await demo.call('POST', limits, {
    limits: [{ limitType: 20, measure: 'EUR', limitValue: 1000 }],
  });
  await demo.call('POST', limits, { limits: [{ limitType: 33, measure: 'days', limitValue: 7 }] });
  await demo.call('POST', limits, { limits: [{ limitType: 30, measure: 'days', limitValue: 7 }] });
  const letters =
    await sandbox.json<{ channel: string; recipient: string; body: string }[]>(
      '/sandbox/v1/outbox',
    );
  const texts = letters.filter(({ recipient }) => recipient === '+35679001122');
  expect(texts.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'sms']);
  for (const { body } of texts) {
    expect(body).toContain('https://www.begambleaware.org');
    expect(body).not.toMatch(/[{}]/);
  }
  const told = await toldOf(demo, 'de');
  expect(told.map(([about, title]) => [about, title?.replace(/ \d.*/, '')])).toEqual([
    ['limits', 'Du bist bis'],
    ['limits', 'Einzahlungen sind bis'],
    ['limits', 'Dein Limit:'],
  ]);
  expect(told[2]?.[2]).toMatch(/^Einzahlungslimit \(24 Stunden\): 10,00.€\./);
  for (const [, title, text] of told) expect(`${title} ${text}`).not.toMatch(/[{}]|https:/);
});
