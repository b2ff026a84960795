import type { ServiceRequest } from '#domain/requests/Request.ts';
import type { PaymentSubTopic, PaymentTopic } from '#domain/requests/paymentTopics.ts';
import type { PaymentSummary } from '../../payments/ui.ts';

/** A person's request about a payment, or about paying. */
export interface PaymentRequest extends ServiceRequest {
  /** Undefined for a topic that the page does not know. */
  readonly topic: PaymentTopic | undefined;
  readonly subTopic: PaymentSubTopic | undefined;
  /** State of the payment when the request was sent. */
  readonly payment: PaymentSummary | undefined;
}

/** A topic that the service accepts now. */
export interface RequestTopic {
  readonly id: PaymentTopic;
  readonly hasPayment: boolean;
  readonly subTopics: readonly PaymentSubTopic[];
}

/** A payment that fits a topic. */
export interface AskablePayment {
  readonly payment: PaymentSummary;
  /** Number of the open request about it. */
  readonly requestId: number | undefined;
}
