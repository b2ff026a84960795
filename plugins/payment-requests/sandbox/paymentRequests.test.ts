import { expect, test } from 'vitest';
import type {
  AskablePayment,
  AskablePayments,
  RequestTopics,
  ErrorAnswer,
  PaymentAnswer,
  PaymentRequest,
  PaymentRequestAnswer,
  PaymentRequests,
  PersonFile,
  UserData,
} from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/payment-requests/v1';
const keyed = (key: string) => ({ 'X-Idempotency-Key': `key-of-${key}` });
const text = 'I have paid, and it is not there.';

/** A deposit that waits for the person. */
async function payIn({ call, accountId }: TestPerson, key = 'pay'): Promise<number> {
  const answer = await call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: accountId,
      lng: 'en',
    },
    keyed(key),
  );
  return ((await answer.json()) as PaymentAnswer).payment.id;
}

async function begin(isAutomatic = false) {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/support', { automatic: isAutomatic });
  const person = await sandbox.signIn();
  const paymentId = await payIn(person);
  return { sandbox, person, paymentId, ...callsOf(sandbox, person) };
}

function callsOf(sandbox: TestSandbox, { call }: TestPerson) {
  const read = async (answer: Promise<Response>): Promise<PaymentRequest> =>
    ((await (await answer).json()) as PaymentRequestAnswer).request;
  const refusal = async (answer: Promise<Response>): Promise<unknown> => {
    const reply = await answer;
    const [error] = ((await reply.json()) as ErrorAnswer).errors ?? [];
    return [reply.status, error?.code, ...(error?.meta === undefined ? [] : [error.meta])];
  };
  const create = (order: object, key = 'first'): Promise<Response> =>
    call('POST', path, { text, ...order }, keyed(key));
  const about = (transaction: number, key?: string): Promise<Response> =>
    create({ topic: 'deposit_missing', transaction }, key);
  const askable = async (topic: string): Promise<AskablePayment[]> =>
    ((await (await call('GET', `${path}/transactions?topic=${topic}`)).json()) as AskablePayments)
      .transactions;
  const change = (id: number, what: string): Promise<Response> =>
    call('POST', `${path}/${id}/${what}`, {});
  const service = (id: number, order: object): Promise<Response> =>
    sandbox.post(`/sandbox/v1/support/requests/${id}`, order);
  return { read, refusal, create, about, askable, change, service };
}

test('PRQ-10 OF18 topics have payments or sub-topics, and payments those that fit, with the open request', async () => {
  const { person, paymentId, about, askable, read } = await begin();
  const { topics } = (await (await person.call('GET', `${path}/topics`)).json()) as RequestTopics;
  expect(topics).toContainEqual({ id: 'not_me', has_payment: true, sub_topics: [] });
  expect(topics).toContainEqual({
    id: 'papers',
    has_payment: false,
    sub_topics: ['statement', 'receipt'],
  });
  const second = await payIn(person, 'pay-more');
  const { thread } = await read(about(paymentId));
  expect(
    (await askable('deposit_missing')).map(({ payment, request }) => [payment.id, request]),
  ).toEqual([
    [second, undefined],
    [paymentId, thread.id],
  ]);
  expect(await askable('withdrawal_late')).toEqual([]);
});

test('PRQ-11 OF17 OF18 a request stores the state of its payment, and a key is one request', async () => {
  const { person, paymentId, about, create } = await begin();
  const answers = await Promise.all([about(paymentId), about(paymentId), about(paymentId)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  await create({ topic: 'ways', sub_topic: 'fees' }, 'second');
  const { requests } = (await (await person.call('GET', path)).json()) as PaymentRequests;
  expect(requests).toMatchObject([
    { topic: 'ways', sub_topic: 'fees', thread: { state: 'new' } },
    {
      topic: 'deposit_missing',
      payment: {
        id: paymentId,
        direction: 'deposit',
        state: 'action_required',
        amount: { minor: 5000, currency: 'EUR' },
      },
      thread: { messages: [{ from: 'person', text }] },
    },
  ]);
  expect(requests).toHaveLength(2);
});

test('PRQ-12 OF18 TA18 a payment of another person, or an unknown, too old or unsuitable one, is not found', async () => {
  const { sandbox, paymentId, create, askable, refusal, person } = await begin();
  const other = callsOf(sandbox, await sandbox.signIn('newbie'));
  const unknown = [404, 'payment_unknown'];
  for (const id of [paymentId, paymentId + 1])
    expect(await refusal(other.about(id))).toEqual(unknown);
  expect(await other.askable('deposit_missing')).toEqual([]);
  expect(await refusal(create({ topic: 'deposit_amount', transaction: paymentId }))).toEqual(
    unknown,
  );
  for (const order of [
    { topic: 'nothing', transaction: paymentId },
    { topic: 'ways', sub_topic: 'statement' },
    { topic: 'ways' },
  ])
    expect(await refusal(create(order))).toEqual([404, 'topic_unknown']);
  for (const order of [
    { topic: 'deposit_missing' },
    { topic: 'deposit_missing', transaction: paymentId, sub_topic: 'fees' },
    { topic: 'ways', transaction: paymentId, sub_topic: 'fees' },
    { topic: 'ways', sub_topic: 'fees', text: 'Short' },
  ])
    expect(await refusal(create(order))).toEqual([400, 'invalid_body']);
  for (const at of ['transactions?topic=x', 'transactions', `transactions/${paymentId}?topic=x`])
    expect(await refusal(person.call('GET', `${path}/${at}`))).toEqual([404, 'topic_unknown']);
  expect(await askable('deposit_missing')).toHaveLength(1);
  sandbox.advance(90 * 86_400_000);
  const later = callsOf(sandbox, await sandbox.signIn());
  expect(await later.askable('not_me')).toEqual([]);
  expect(await refusal(later.create({ topic: 'not_me', transaction: paymentId }, 'later'))).toEqual(
    unknown,
  );
});

test('PRQ-13 OF18 a payment has one open request: of several at once one is taken, and the others lead to it', async () => {
  const { paymentId, about, create, change, read, refusal } = await begin();
  const answers = await Promise.all(['one', 'two', 'three'].map((key) => about(paymentId, key)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const taken = answers.find(({ status }) => status === 201) as Response;
  const { thread } = ((await taken.json()) as PaymentRequestAnswer).request;
  const open = [409, 'request_open', { request: thread.id }];
  expect(await refusal(create({ topic: 'not_me', transaction: paymentId }, 'four'))).toEqual(open);
  await change(thread.id, 'close');
  const second = await read(create({ topic: 'not_me', transaction: paymentId }, 'five'));
  expect(await refusal(change(thread.id, 'reopen'))).toEqual([
    409,
    'request_open',
    { request: second.thread.id },
  ]);
  await change(second.thread.id, 'close');
  expect((await read(change(thread.id, 'reopen'))).thread.state).toBe('in_work');
});

test('PRQ-14 OF17 TA18 another person’s request, and one to another service, are not found', async () => {
  const { sandbox, person, create, read, refusal } = await begin();
  const { thread } = await read(create({ topic: 'ways', sub_topic: 'fees' }));
  const asked = await person.call(
    'POST',
    '/web-api/support/v1/requests',
    { topic: 'payments', text },
    keyed('support'),
  );
  const support = (await asked.json()) as { request: { thread: { id: number } } };
  const other = await sandbox.signIn('newbie');
  for (const [{ call }, id] of [
    [other, thread.id],
    [person, support.request.thread.id],
    [person, 1],
  ] as const)
    for (const [method, at, body] of [
      ['GET', '', undefined],
      ['POST', '/read', {}],
      ['POST', '/close', {}],
      ['POST', '/reopen', {}],
      ['POST', '/messages', { text }],
    ] as const)
      expect(await refusal(call(method, `${path}/${id}${at}`, body, keyed('x-foreign')))).toEqual([
        404,
        'request_unknown',
      ]);
  expect(await refusal(person.call('GET', `/web-api/support/v1/requests/${thread.id}`))).toEqual([
    404,
    'request_unknown',
  ]);
});

test('PRQ-15 PRQ-26 OF17 the service of the demo asks for a statement, the feed reports it, and with it the service answers', async () => {
  const { sandbox, person, paymentId, about, read } = await begin(true);
  const { thread } = await read(about(paymentId));
  const feed = sandbox.connect({ token: person.token });
  feed.subscribe(1, { kind: 'user' });
  feed.drain();
  sandbox.run(9000);
  const news = feed
    .drain()
    .flatMap((message) => (message.t === 'delta' ? [message.data as UserData] : []))
    .filter(({ requestMark }) => requestMark !== undefined);
  expect(news.at(-1)).toMatchObject({ unreadPaymentAnswers: 1, user: { user_msg_count: 1 } });
  const get = () => read(person.call('GET', `${path}/${thread.id}`));
  expect((await get()).thread).toMatchObject({
    state: 'needs_you',
    messages: [{}, { from: 'desk', text: expect.stringMatching(/statement/) }],
  });
  const paper = Buffer.from('%PDF-1.7 a statement');
  const { id } = (await (
    await person.call('POST', '/web-api/files/v1', { name: 'a.pdf', size: paper.length })
  ).json()) as PersonFile;
  await person.call('PUT', `/web-api/files/v1/${id}/0`, new Blob([new Uint8Array(paper)]));
  await person.call(
    'POST',
    `${path}/${thread.id}/messages`,
    { text: 'Here', files: [id] },
    keyed('file'),
  );
  sandbox.run(3000);
  expect((await get()).thread).toMatchObject({
    state: 'answered',
    messages: [{}, {}, { files: [{ name: 'a.pdf' }] }, { from: 'desk' }],
  });
  const letters = await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox');
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your question ${thread.id}`,
    `Request ${thread.id} needs something from you`,
    `Our reply to request ${thread.id}`,
  ]);
});
