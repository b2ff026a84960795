import type {
  AskablePayment as AskablePaymentWire,
  RequestTopics,
  PaymentFacts,
  PaymentRequest as PaymentRequestWire,
} from '#wire';
import { readPaymentTopic, readSubTopic } from '#domain/requests/paymentTopics.ts';
import { requestFromWire } from '#domain/requests/requestFromWire.ts';
import { methodKinds, type PaymentSummary } from '../../payments/ui.ts';
import type { AskablePayment, RequestTopic, PaymentRequest } from './PaymentRequest.ts';

export function readRequest({
  topic,
  sub_topic,
  payment,
  thread,
}: PaymentRequestWire): PaymentRequest {
  return {
    ...requestFromWire(thread),
    topic: readPaymentTopic(topic),
    subTopic: readSubTopic(sub_topic),
    payment: payment && readFacts(payment),
  };
}

/** Reads the topics; those that the page does not know are left out. */
export function readTopics({ topics }: RequestTopics): readonly RequestTopic[] {
  return topics.flatMap(({ id, has_payment: hasPayment, sub_topics }) => {
    const topic = readPaymentTopic(id);
    if (topic === undefined) return [];
    return [
      { id: topic, hasPayment, subTopics: sub_topics.flatMap((each) => readSubTopic(each) ?? []) },
    ];
  });
}

export function readAskable({ payment, request }: AskablePaymentWire): AskablePayment {
  return { payment: readFacts(payment), requestId: request };
}

function readFacts(wire: PaymentFacts): PaymentSummary {
  return {
    id: wire.id,
    direction: wire.direction,
    state: wire.state,
    kind: methodKinds.find((kind) => kind === wire.kind) ?? 'card',
    amount: wire.amount,
    fee: wire.fee,
    createdAtS: wire.created_at,
    instrument: wire.instrument,
    reason: wire.reason,
  };
}
