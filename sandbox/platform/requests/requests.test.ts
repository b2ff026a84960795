import { expect, test } from 'vitest';
import type {
  ErrorAnswer,
  IdeaAnswer,
  PersonFile,
  SupportRequestAnswer,
  UserConfigAnswer,
  UserData,
} from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/support/v1/requests';
const paper = Buffer.from('%PDF-1.7 a statement');
const dayMs = 86_400_000;

async function begin() {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { call } = person;
  const keyed = (key: string) => ({ 'X-Idempotency-Key': `key-of-${key}` });
  const read = async (answer: Promise<Response>) => {
    const { request } = (await (await answer).json()) as SupportRequestAnswer;
    return request.thread;
  };
  const refusal = async (answer: Promise<Response>): Promise<unknown> => {
    const reply = await answer;
    return [reply.status, ((await reply.json()) as ErrorAnswer).errors?.[0]?.code];
  };
  const ask = (key = 'first', more: object = {}): Promise<Response> =>
    call('POST', path, { topic: 'bets', text: 'Why was my bet void?', ...more }, keyed(key));
  const say = (id: number, key: string, more: object = {}): Promise<Response> =>
    call('POST', `${path}/${id}/messages`, { text: 'And now?', ...more }, keyed(key));
  const change = (id: number, what: string): Promise<Response> =>
    call('POST', `${path}/${id}/${what}`, {});
  const get = (id: number) => read(call('GET', `${path}/${id}`));
  const desk = (id: number, order: object): Promise<Response> =>
    sandbox.post(`/sandbox/v1/support/requests/${id}`, order);
  const upload = async (): Promise<string> => {
    const { id } = (await (
      await call('POST', '/web-api/files/v1', { name: 'a.pdf', size: paper.length })
    ).json()) as PersonFile;
    await call('PUT', `/web-api/files/v1/${id}/0`, new Blob([new Uint8Array(paper)]));
    return id;
  };
  await sandbox.post('/sandbox/v1/support', { automatic: false });
  const { id } = await read(ask());
  const emails = async (): Promise<readonly { subject: string; body: string }[]> =>
    sandbox.json('/sandbox/v1/outbox');
  return { sandbox, person, id, ask, say, change, get, desk, upload, read, refusal, emails };
}

test('SBX-228 OF16 a further message is appended with its files, once per key', async () => {
  const { id, say, get, upload, read } = await begin();
  const files = [await upload()];
  await Promise.all([say(id, 'one', { files }), say(id, 'one', { files })]);
  expect(await read(say(id, 'one', { files }))).toMatchObject({
    state: 'new',
    messages: [
      { from: 'person', text: 'Why was my bet void?', files: [] },
      { from: 'person', text: 'And now?', files: [{ name: 'a.pdf', size: paper.length }] },
    ],
  });
  expect((await get(id)).messages).toHaveLength(2);
});

test('SBX-228 empty messages, missing files, and more than 20 messages an hour are refused', async () => {
  const { id, say, refusal } = await begin();
  expect(await refusal(say(id, 'blank', { text: '  ' }))).toEqual([400, 'invalid_body']);
  expect(await refusal(say(id, 'file', { files: ['nothing'] }))).toEqual([404, 'file_unknown']);
  for (let each = 1; each < 20; each += 1) expect((await say(id, `no-${each}`)).status).toBe(200);
  expect(await refusal(say(id, 'no-20'))).toEqual([429, 'too_many_requests']);
});

test.each([
  ['new', 'new'],
  ['in_work', 'in_work'],
  ['needs_you', 'in_work'],
  ['answered', 'in_work'],
])('SBX-229 a message of the person in state %s leads to %s', async (before, after) => {
  const { id, say, desk, read } = await begin();
  await desk(id, { state: before });
  expect((await read(say(id, 'more'))).state).toBe(after);
});

test.each(['new', 'in_work', 'needs_you', 'answered'])(
  'SBX-1433 OF17 a person closes a request in state %s, and reopens it within 14 days',
  async (before) => {
    const { sandbox, id, desk, change, say, read, refusal } = await begin();
    await desk(id, { state: before });
    const closedAtS = Math.floor(sandbox.nowMs() / 1000);
    expect(await read(change(id, 'close'))).toMatchObject({
      state: 'closed',
      reopen_until: closedAtS + 14 * 86_400,
    });
    expect(await refusal(say(id, 'late'))).toEqual([409, 'closed']);
    expect(await read(change(id, 'reopen'))).toMatchObject({ state: 'in_work' });
    expect(await read(change(id, 'reopen'))).toMatchObject({ state: 'in_work' });
  },
);

test('SBX-1433 OF17 after 14 days nothing is reopened', async () => {
  const { sandbox, id, desk, change, refusal } = await begin();
  await desk(id, { state: 'closed' });
  sandbox.advance(14 * dayMs);
  const later = await sandbox.signIn();
  const again = later.call('POST', `${path}/${id}/reopen`, {});
  expect(await refusal(again)).toEqual([409, 'reopen_over']);
  expect(change).toBeDefined();
});

test('SBX-823 OF16 TA18 another person’s request is unknown, as if it did not exist', async () => {
  const { sandbox, id, refusal } = await begin();
  const other = await sandbox.signIn('newbie');
  const keyed = { 'X-Idempotency-Key': 'key-of-another' };
  for (const each of [id, 1, 0, 'x'])
    for (const [method, at, body] of [
      ['GET', '', undefined],
      ['POST', '/read', {}],
      ['POST', '/close', {}],
      ['POST', '/reopen', {}],
      ['POST', '/messages', { text: 'Mine!' }],
    ] as const)
      expect(await refusal(other.call(method, `${path}/${each}${at}`, body, keyed))).toEqual([
        404,
        'request_unknown',
      ]);
});

test('SBX-230 an answer of the desk causes an e-mail without its words, and another mark in every tab', async () => {
  const { sandbox, person, id, desk, change, emails } = await begin();
  const feed = sandbox.connect({ token: person.token });
  feed.subscribe(1, { kind: 'user' });
  const news = (): (readonly [number | undefined, boolean])[] =>
    feed
      .drain()
      .flatMap((message) =>
        message.t === 'snapshot' || message.t === 'delta'
          ? [
              [
                (message.data as UserData).user?.user_msg_count,
                (message.data as UserData).requestMark !== undefined,
              ] as const,
            ]
          : [],
      );
  expect(news()).toEqual([[0, true]]);
  await desk(id, { state: 'in_work' });
  expect(news()).toEqual([[undefined, true]]);
  await desk(id, { answer: 'It was called off.' });
  expect(news()).toEqual([[1, true]]);
  await desk(id, { answer: 'Please send us the slip.', state: 'needs_you' });
  expect((await emails()).map(({ subject, body }) => [subject, /called|slip/.test(body)])).toEqual([
    [`Your question ${id}`, false],
    [`Our reply to request ${id}`, false],
    [`Request ${id} needs something from you`, false],
  ]);
  const { result } = (await (
    await person.call('GET', '/web-api/user/v1/config')
  ).json()) as UserConfigAnswer;
  expect(result.user_msg_count).toBe(2);
  news();
  await change(id, 'read');
  expect(news()).toEqual([[0, true]]);
});

test('SBX-231 the desk of the demo takes a message up after 3 s of platform time and answers 6 s later, however its clock is moved', async () => {
  const { sandbox, ask, say, get, read } = await begin();
  await sandbox.post('/sandbox/v1/support', { automatic: true });
  const { id } = await read(ask('second'));
  sandbox.run(2999);
  expect((await get(id)).state).toBe('new');
  sandbox.run(1);
  expect((await get(id)).state).toBe('in_work');
  sandbox.run(6000);
  const answered = await get(id);
  expect([answered.state, answered.messages.map(({ from }) => from)]).toEqual([
    'answered',
    ['person', 'desk'],
  ]);
  expect(answered.messages[1]?.text).toMatch(/official result/);
  await say(id, 'more');
  sandbox.advance(60_000);
  expect((await get(id)).messages.map(({ from }) => from)).toEqual([
    'person',
    'desk',
    'person',
    'desk',
  ]);
  const third = await read(ask('third'));
  sandbox.advance(60_000);
  expect((await get(third.id)).state).toBe('answered');
});

test('SBX-232 OF16 an idea has a title of 80 characters and a text of 10 to 2,000, a number, and a limit of three a day', async () => {
  const { sandbox, person, refusal } = await begin();
  const share = (key: string, more: object = {}): Promise<Response> =>
    person.call(
      'POST',
      '/web-api/office/v1/ideas',
      { title: 'Darts', text: 'More darts, please.', ...more },
      { 'X-Idempotency-Key': `key-of-${key}` },
    );
  const number = async (key: string): Promise<IdeaAnswer> =>
    (await (await share(key)).json()) as IdeaAnswer;
  for (const wrong of [
    { title: '' },
    { title: '  ' },
    { title: 'x'.repeat(81) },
    { text: 'Short' },
  ])
    expect(await refusal(share('wrong', wrong))).toEqual([400, 'invalid_body']);
  const [one, same] = await Promise.all([number('one'), number('one')]);
  expect(same).toEqual(one);
  expect([(await number('two')).left, (await number('three')).left]).toEqual([1, 0]);
  expect(await refusal(share('four'))).toEqual([429, 'too_many_ideas']);
  expect(await number('one')).toEqual({ id: one.id, left: 0 });
  sandbox.advance(dayMs);
  const later = await sandbox.signIn();
  const next = await later.call(
    'POST',
    '/web-api/office/v1/ideas',
    { title: 'Chess', text: 'More chess, please.' },
    { 'X-Idempotency-Key': 'key-of-tomorrow' },
  );
  expect(((await next.json()) as IdeaAnswer).id).toBe(one.id + 3);
});
