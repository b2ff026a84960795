import { expect, test } from 'vitest';
import type { ChatAnswer, SupportRequestAnswer, SupportRequests, UserData } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const key = (name: string) => ({ 'X-Idempotency-Key': `key-of-${name}` });

async function codeOf(answer: Response): Promise<readonly [number, unknown]> {
  const { errors } = (await answer.json()) as { errors: readonly { code: unknown }[] };
  return [answer.status, errors[0]?.code];
}

/** A browser of a visitor that keeps its cookie. */
async function visit(sandbox: TestSandbox) {
  const begun = await sandbox.post(
    '/web-api/support/v1/chat',
    { consultantId: 'desk' },
    { 'X-Language': 'de' },
  );
  const cookie = begun.headers.getSetCookie()[0] ?? '';
  const headers = { Cookie: cookie.split(';')[0] ?? '', 'X-Language': 'de' };
  return {
    cookie,
    begun: (await begun.json()) as ChatAnswer,
    headers,
    read: (after = 0) =>
      sandbox.json<ChatAnswer>(`/web-api/support/v1/chat?after=${after}`, { headers }),
  };
}

test('SBX-222 a question gets a number and a confirmation by e-mail; a repeated key is the same question', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const body = { topic: 'payments', text: 'Where is my withdrawal of Monday?' };
  const ask = async (name: string) =>
    (
      (await (
        await demo.call('POST', '/web-api/support/v1/requests', body, key(name))
      ).json()) as SupportRequestAnswer
    ).request;
  const first = await ask('one');
  expect(await ask('one')).toEqual(first);
  const second = await ask('two');
  expect(second.thread.id - first.thread.id).toBe(1);
  expect(first).toMatchObject({
    topic: 'payments',
    thread: { state: 'new', messages: [{ from: 'person', text: body.text, files: [] }] },
  });
  const { requests } = (await (
    await demo.call('GET', '/web-api/support/v1/requests')
  ).json()) as SupportRequests;
  expect(requests.map((each) => each.thread.id)).toEqual([second.thread.id, first.thread.id]);
  const outbox = await sandbox.json<{ subject: string; recipient: string }[]>('/sandbox/v1/outbox');
  expect(outbox.at(-1)).toMatchObject({
    subject: `Your question ${second.thread.id}`,
    recipient: 'demo@grandstand.example',
  });
  sandbox.dispose();
});

test('SBX-823 a visitor gives an e-mail address, and cannot read other people’s questions', async () => {
  const sandbox = createTestSandbox();
  const body = { topic: 'account', text: 'I cannot find my account any more.' };
  expect(
    await codeOf(await sandbox.post('/web-api/support/v1/requests', body, key('none'))),
  ).toEqual([400, 'email_invalid']);
  expect(
    await codeOf(
      await sandbox.post(
        '/web-api/support/v1/requests',
        { ...body, email: 'no address' },
        key('none'),
      ),
    ),
  ).toEqual([400, 'email_invalid']);
  const asked = await sandbox.post(
    '/web-api/support/v1/requests',
    { ...body, email: 'a@b.example' },
    key('mail'),
  );
  expect(asked.status).toBe(201);
  const { request } = (await asked.json()) as SupportRequestAnswer;
  await sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, {
    answer: 'Here is how.',
  });
  expect(
    (await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox')).at(-1),
  ).toMatchObject({ recipient: 'a@b.example', body: 'Here is how.' });
  const demo = await sandbox.signIn();
  expect(
    ((await (await demo.call('GET', '/web-api/support/v1/requests')).json()) as SupportRequests)
      .requests,
  ).toEqual([]);
  expect(await codeOf(await sandbox.request('/web-api/support/v1/requests'))).toEqual([
    401,
    'unauthorized',
  ]);
  sandbox.dispose();
});

test('SBX-824 ten questions an hour are taken, an eleventh is not', async () => {
  const sandbox = createTestSandbox();
  const ask = (index: number) =>
    sandbox.post(
      '/web-api/support/v1/requests',
      { topic: 'other', text: 'A question of ten letters', email: 'a@b.example' },
      key(`no-${index}`),
    );
  for (let index = 0; index < 10; index += 1) expect((await ask(index)).status).toBe(201);
  expect(await codeOf(await ask(10))).toEqual([429, 'too_many_requests']);
  sandbox.advance(3_600_001);
  expect((await ask(11)).status).toBe(201);
  sandbox.dispose();
});

test('SBX-223 an answer is announced on the user channel until it is read', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { request } = (await (
    await demo.call(
      'POST',
      '/web-api/support/v1/requests',
      { topic: 'bets', text: 'Why was my bet void?' },
      key('bet'),
    )
  ).json()) as SupportRequestAnswer;
  const feed = sandbox.connect({ token: demo.token });
  feed.subscribe(1, { kind: 'user' });
  const unread = (): number[] =>
    feed
      .drain()
      .flatMap((message) =>
        message.t === 'snapshot' || message.t === 'delta'
          ? [(message.data as UserData).unreadAnswers]
          : [],
      )
      .filter((count) => count !== undefined);
  expect(unread()).toEqual([0]);
  await sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, { state: 'in_work' });
  await sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, {
    answer: 'The match was called off.',
  });
  expect(unread()).toEqual([1]);
  const { requests } = (await (
    await demo.call('GET', '/web-api/support/v1/requests')
  ).json()) as SupportRequests;
  expect(requests[0]).toMatchObject({
    thread: {
      state: 'answered',
      isUnread: true,
      messages: [{ from: 'person' }, { from: 'desk', text: 'The match was called off.' }],
    },
  });
  const read = `/web-api/support/v1/requests/${request.thread.id}/read`;
  expect(await (await demo.call('POST', read, {})).json()).toEqual({ unread: 0 });
  expect(unread()).toEqual([0]);
  expect(
    await codeOf(await sandbox.post('/sandbox/v1/support/requests/1', { state: 'new' })),
  ).toEqual([404, 'request_unknown']);
  expect(
    await codeOf(
      await sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, { state: 'lost' }),
    ),
  ).toEqual([400, 'invalid_body']);
  sandbox.dispose();
});

test('SBX-224 a callback is promised within 5 minutes, one at a time, during opening hours', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const call = (phone: string) => demo.call('POST', '/web-api/support/v1/callbacks', { phone });
  expect(await codeOf(await call('12345'))).toEqual([400, 'invalid_body']);
  expect(await codeOf(await call('+49 no number'))).toEqual([400, 'invalid_phone']);
  const promised = (await (await call('+356 9900 0021')).json()) as { calls_by_at: number };
  expect(promised.calls_by_at).toBe(Math.floor(sandbox.nowMs() / 1000) + 300);
  expect(await codeOf(await call('+356 9900 0021'))).toEqual([409, 'callback_waiting']);
  sandbox.advance(300_001);
  await sandbox.post('/sandbox/v1/support', { callback: false });
  expect(await codeOf(await call('+356 9900 0021'))).toEqual([409, 'callback_closed']);
  sandbox.dispose();
});

test('SBX-225 the consultant greets in the language of the page, types for a moment and answers by the words of the question', async () => {
  const sandbox = createTestSandbox();
  const { begun, headers, read } = await visit(sandbox);
  expect([
    begun.consultant.online,
    begun.messages.map((each) => each.from),
    begun.messages[0]?.text,
  ]).toEqual([true, ['consultant'], 'Hallo, ich bin Ada. Wie kann ich helfen?']);
  const last = begun.messages[0]!.id;
  const send = async (text: string, name: string) =>
    (await (
      await sandbox.post(
        `/web-api/support/v1/chat/messages?after=${last}`,
        { text },
        { ...headers, ...key(name) },
      )
    ).json()) as ChatAnswer;
  const sent = await send('Wann kommt meine Auszahlung?', 'first');
  expect(await send('Wann kommt meine Auszahlung?', 'first')).toEqual(sent);
  expect([sent.messages.length, sent.isTyping]).toEqual([1, true]);
  await send('Und noch etwas', 'second');
  sandbox.advance(1500);
  const answered = await read(sent.messages[0]!.id);
  expect([answered.isTyping, answered.messages.map((each) => each.from)]).toEqual([
    false,
    ['person', 'consultant'],
  ]);
  await sandbox.post('/sandbox/v1/support', { automatic: false, say: 'Ein Mensch hier.' });
  expect((await read()).messages.at(-1)?.text).toBe('Ein Mensch hier.');
  sandbox.dispose();
});

test('SBX-825 a chat belongs to the person, or to the browser of a visitor by an HttpOnly cookie', async () => {
  const sandbox = createTestSandbox();
  const { cookie } = await visit(sandbox);
  expect(cookie).toMatch(/^grandstand_visitor=[\w-]{24}; .*HttpOnly/);
  expect(await codeOf(await sandbox.request('/web-api/support/v1/chat'))).toEqual([
    404,
    'chat_unknown',
  ]);
  const demo = await sandbox.signIn();
  const mine = (await (
    await demo.call('POST', '/web-api/support/v1/chat', { consultantId: 'desk' })
  ).json()) as ChatAnswer;
  expect(mine.messages).toHaveLength(1);
  expect(
    await codeOf(await sandbox.post('/web-api/support/v1/chat/messages', { text: 'x' })),
  ).toEqual([400, 'invalid_key']);
  await sandbox.post('/sandbox/v1/reset', {});
  expect(await codeOf(await sandbox.post('/sandbox/v1/support', { say: 'Hello?' }))).toEqual([
    409,
    'chat_unknown',
  ]);
  sandbox.dispose();
});
