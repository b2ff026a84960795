import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const written = 'I paid by 4242-4242-4242-4242 on Monday';
const kept = 'I paid by ••••-••••-••••-4242 on Monday';

test('SBX-1230 TA25 card numbers are stored nowhere, in any written text', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const send = async (path: string, body: object, key: string): Promise<number> =>
    (await person.call('POST', path, body, { 'X-Idempotency-Key': `key-of-${key}` })).status;
  const desk = '/web-api/support/v1';
  expect(await send(`${desk}/requests`, { topic: 'payments', text: written }, 'asked')).toBe(201);
  expect(
    await send(
      '/web-api/office/v1/ideas',
      { title: 'Card 4242424242424242', text: written },
      'idea',
    ),
  ).toBe(200);
  expect(await send(`${desk}/chat`, { consultantId: 'c' }, 'chat')).toBeLessThan(300);
  expect(await send(`${desk}/chat/messages?after=0`, { text: written }, 'said')).toBeLessThan(300);
  const texts = (sql: string): readonly unknown[] =>
    sandbox.store.all<{ text: string }>(sql).map(({ text }) => text);
  expect(texts('SELECT text FROM request_messages')).toEqual([kept]);
  expect(texts('SELECT text FROM ideas')).toEqual([kept]);
  expect(texts('SELECT title AS text FROM ideas')).toEqual(['Card ••••••••••••4242']);
  expect(texts("SELECT text FROM support_messages WHERE sender = 'person'")).toEqual([kept]);
  sandbox.dispose();
});
