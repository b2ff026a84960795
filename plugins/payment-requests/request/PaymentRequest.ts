import type { ServiceRequest } from '#domain/requests/Request.ts';
import type { PaymentSubTopic, PaymentTopic } from '#domain/requests/paymentTopics.ts';
import type { PaymentSummary } from '../../payments/ui.ts';

/** What a person has asked about a payment, or about paying. */
export interface PaymentRequest extends ServiceRequest {
  /** Undefined for a topic that this page does not know. */
  readonly topic: PaymentTopic | undefined;
  readonly subTopic: PaymentSubTopic | undefined;
  /** As it was when the request was sent. */
  readonly payment: PaymentSummary | undefined;
}

/** A topic that the desk takes now. */
export interface RequestTopic {
  readonly id: PaymentTopic;
  readonly hasPayment: boolean;
  readonly subTopics: readonly PaymentSubTopic[];
}

/** A payment that a topic can be about. */
export interface AskablePayment {
  readonly payment: PaymentSummary;
  /** The request about it that is open. */
  readonly requestId: number | undefined;
}
