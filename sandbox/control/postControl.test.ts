import { expect, test } from 'vitest';
import type { SentMessage } from '../platform/mail/Outbox.ts';
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts';

const demo = 'demo@grandstand.example';
const newbie = 'newbie@grandstand.example';

async function forget(sandbox: TestSandbox, email = demo): Promise<void> {
  const answer = await sandbox.post('/web-api/auth/v1/password/forgot', { email });
  expect(answer.status).toBe(200);
}

async function lettersTo(sandbox: TestSandbox, recipient: string): Promise<SentMessage[]> {
  return sandbox.json(`/sandbox/v1/outbox?recipient=${encodeURIComponent(recipient)}`);
}

test('SBX-1250 SX04 SX13 the outbox lists messages, and their codes and links, by recipient', async () => {
  const sandbox = createTestSandbox();
  await forget(sandbox);
  await sandbox.post('/sandbox/v1/users/newbie/letter', { kind: 'verify' });
  expect((await lettersTo(sandbox, newbie)).map(({ recipient }) => recipient)).toEqual([newbie]);
  const codesTo = async (recipient: string): Promise<object[]> =>
    sandbox.json(`/sandbox/v1/codes?recipient=${encodeURIComponent(recipient)}`);
  expect(await codesTo(demo)).toEqual([
    {
      atMs: sandbox.nowMs(),
      channel: 'email',
      recipient: demo,
      link: expect.stringMatching(/\/en\/user\/passwordreset\?token=[\w-]{43}$/),
    },
  ]);
  await sandbox.post('/sandbox/v1/users/demo', { phone: '+35679000001' });
  await sandbox.post('/sandbox/v1/users/demo/letter', { kind: 'activatefast' });
  expect(await codesTo('+35679000001')).toEqual([
    expect.objectContaining({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) }),
  ]);
  expect(await codesTo('nobody@example.com')).toEqual([]);
  sandbox.dispose();
});

test('SBX-1251 SBX-1475 SX04 messages are delayed, lost, duplicated or bounced, for one recipient or for all', async () => {
  const sandbox = createTestSandbox();
  const order = async (...faults: readonly object[]): Promise<void> => {
    expect((await sandbox.post('/sandbox/v1/outbox', faults)).status).toBe(200);
  };
  await order({ kind: 'loss', recipient: demo }, { kind: 'double', recipient: newbie });
  await forget(sandbox);
  await forget(sandbox, newbie);
  expect(await lettersTo(sandbox, demo)).toEqual([]);
  expect(await lettersTo(sandbox, newbie)).toHaveLength(2);
  // A fault is used up by the message that it meets.
  await forget(sandbox);
  expect(await lettersTo(sandbox, demo)).toHaveLength(1);
  await order({ kind: 'delay', delayMs: 60_000 });
  await forget(sandbox);
  expect(await lettersTo(sandbox, demo)).toHaveLength(1);
  sandbox.advance(60_000);
  expect(await lettersTo(sandbox, demo)).toHaveLength(2);
  await order({ kind: 'bounce', times: 2 });
  await forget(sandbox);
  expect((await lettersTo(sandbox, demo)).map(({ isBounced }) => isBounced)).toEqual([
    false,
    false,
    true,
  ]);
  // The recipient never got the message and has no link of it.
  const links = await sandbox.json<object[]>(`/sandbox/v1/codes?recipient=${demo}`);
  expect(links.length).toBeLessThan(3);
  await order();
  await forget(sandbox, newbie);
  expect((await lettersTo(sandbox, newbie)).at(-1)?.isBounced).toBe(false);
  expect((await sandbox.post('/sandbox/v1/outbox', { kind: 'burn' })).status).toBe(400);
  sandbox.dispose();
});
