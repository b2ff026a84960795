import {
  ApiError,
  dayMs,
  notFound,
  pathId,
  queryOf,
  readBody,
  readIdempotencyKey,
  type RequestRow,
  type SandboxContext,
  type SandboxPart,
} from '#sandbox';
import {
  askableDays,
  hasPayment,
  paymentTopics,
  readPaymentTopic,
  subTopicsOf,
  topicFits,
  type PaymentTopic,
} from '#domain/requests/paymentTopics.ts';
import type {
  AskablePayment,
  AskablePayments,
  RequestTopics,
  PaymentFacts,
  PaymentRequest,
  PaymentRequestAnswer,
  PaymentRequestOrder,
  PaymentRequests,
  PaymentRequestsUnread,
} from '#wire';
import { isPaymentRequestOrder } from '#wire/validators/payment-requests.js';
import { isDeskReply } from '#wire/validators/support.js';
import { AskedPayments } from './AskedPayments.ts';

const path = '/web-api/payment-requests/v1';

/** Requests about payments: topics, the payments that fit them, and threads. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS payment_requests (
    request_id INTEGER PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
    sub_topic TEXT,
    payment TEXT
  );`,
  addRoutes(app, { personRequests, nowMs, store, user }) {
    const asked = new AskedPayments((at, headers) => Promise.resolve(app.request(at, { headers })));

    const wire = (row: RequestRow): PaymentRequest => {
      const about = store.one<{ sub_topic: string | null; payment: string | null }>(
        'SELECT sub_topic, payment FROM payment_requests WHERE request_id = ?',
        row.id,
      );
      return {
        topic: row.topic,
        ...(typeof about?.sub_topic === 'string' ? { sub_topic: about.sub_topic } : {}),
        ...(typeof about?.payment === 'string'
          ? { payment: JSON.parse(about.payment) as PaymentFacts }
          : {}),
        thread: personRequests.wire(row),
      };
    };
    const answer = (context: SandboxContext, row: RequestRow, status: 200 | 201 = 200) =>
      context.json<PaymentRequestAnswer>({ request: wire(row) }, status);
    const own = (context: SandboxContext): RequestRow =>
      personRequests.requireOwn(
        user(context).id,
        'payments',
        pathId(context.req.param('id') ?? ''),
      );

    const withRequest = (userId: number, payment: PaymentFacts): AskablePayment => {
      const open = store.one<{ id: number }>(
        "SELECT id FROM requests WHERE user_id = ? AND subject = ? AND state <> 'closed'",
        userId,
        subjectOf(payment.id),
      );
      return { payment, ...(open === undefined ? {} : { request: open.id }) };
    };
    const isAskable = (topic: PaymentTopic, payment: PaymentFacts): boolean =>
      topicFits(topic, payment) && payment.created_at * 1000 > nowMs() - askableDays * dayMs;
    /**
     * @throws ApiError 404 for another person's payment, one that is too old or does not fit the
     * topic
     */
    const payment = async (
      context: SandboxContext,
      topic: PaymentTopic,
      id: number | undefined,
    ): Promise<PaymentFacts> => {
      const found = id === undefined ? undefined : await asked.one(context.req.raw.headers, id);
      if (found === undefined || !isAskable(topic, found)) throw unknownPayment();
      return found;
    };

    app.get(`${path}/topics`, (context) => {
      user(context);
      return context.json<RequestTopics>({
        topics: paymentTopics.map((id) => ({
          id,
          has_payment: hasPayment(id),
          sub_topics: [...subTopicsOf(id)],
        })),
      });
    });
    app.get(`${path}/transactions`, async (context) => {
      const { id } = user(context);
      const topic = requireTopic(queryOf(context).get('topic'));
      const sinceS = Math.floor((nowMs() - askableDays * dayMs) / 1000);
      const payments = await asked.since(context.req.raw.headers, sinceS);
      return context.json<AskablePayments>({
        transactions: payments
          .filter((each) => isAskable(topic, each))
          .map((each) => withRequest(id, each)),
      });
    });
    app.get(`${path}/transactions/:id`, async (context) => {
      const { id } = user(context);
      const topic = requireTopic(queryOf(context).get('topic'));
      return context.json<AskablePayment>(
        withRequest(id, await payment(context, topic, pathId(context.req.param('id')))),
      );
    });

    app.get(path, (context) =>
      context.json<PaymentRequests>({
        requests: personRequests.of(user(context).id, 'payments').map(wire),
      }),
    );
    app.post(path, async (context) => {
      const person = user(context);
      const key = readIdempotencyKey(context);
      const order = await readBody(context, isPaymentRequestOrder);
      const topic = requireTopic(order.topic);
      requireShape(topic, order);
      const about = hasPayment(topic)
        ? await payment(context, topic, order.transaction)
        : undefined;
      const row = store.transaction(() => {
        const created = personRequests.create({
          desk: 'payments',
          owner: `user:${person.id}`,
          user: person,
          email: undefined,
          key,
          topic,
          text: order.text,
          files: order.files ?? [],
          language: context.var.language,
          ...(about === undefined ? {} : { subject: subjectOf(about.id) }),
        });
        store.run(
          `INSERT OR IGNORE INTO payment_requests (request_id, sub_topic, payment)
            VALUES (?, ?, ?)`,
          created.id,
          order.sub_topic ?? null,
          about === undefined ? null : JSON.stringify(about),
        );
        return created;
      });
      return answer(context, row, 201);
    });

    app.get(`${path}/:id`, (context) => answer(context, own(context)));
    app.post(`${path}/:id/messages`, async (context) => {
      const row = own(context);
      const key = readIdempotencyKey(context);
      const { text, files = [] } = await readBody(context, isDeskReply);
      return answer(context, personRequests.reply(row, { key, text, files }));
    });
    for (const change of ['close', 'reopen'] as const)
      app.post(`${path}/:id/${change}`, (context) =>
        answer(context, personRequests[change](own(context))),
      );
    app.post(`${path}/:id/read`, (context) => {
      const row = own(context);
      personRequests.markRead(row);
      return context.json<PaymentRequestsUnread>({
        unread: personRequests.unreadOf(row.user_id ?? 0, 'payments'),
      });
    });
  },
};

function subjectOf(paymentId: number): string {
  return `payment:${paymentId}`;
}

function requireTopic(text: string | null): PaymentTopic {
  const topic = readPaymentTopic(text);
  if (topic === undefined) throw notFound('topic_unknown', 'There is no such topic');
  return topic;
}

/** Requires a payment for topics that have payments, and a sub-topic for the others. */
function requireShape(topic: PaymentTopic, order: PaymentRequestOrder): void {
  const isAboutPayment = hasPayment(topic);
  if (isAboutPayment && (order.transaction === undefined || order.sub_topic !== undefined))
    throw new ApiError(400, 'invalid_body', 'This topic is about a payment', {
      field: 'transaction',
    });
  if (isAboutPayment) return;
  if (order.transaction !== undefined)
    throw new ApiError(400, 'invalid_body', 'This topic is about no payment', {
      field: 'transaction',
    });
  if (!subTopicsOf(topic).some((each) => each === order.sub_topic))
    throw notFound('topic_unknown', 'There is no such topic');
}

function unknownPayment(): ApiError {
  return notFound('payment_unknown', 'There is no such payment that this topic could be about');
}
