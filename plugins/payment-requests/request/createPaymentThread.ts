import type { CoreServices } from '#core';
import { ThreadStore, type MessageDraft } from '../../support/ui.ts';
import type { PaymentRequest } from './PaymentRequest.ts';
import { requestCalls } from './PaymentRequestsApi.ts';

/** Thread of a request about a payment, while its page is open. */
export function createPaymentThread(
  services: CoreServices,
  id: number,
  draft: MessageDraft,
): ThreadStore<PaymentRequest> {
  return new ThreadStore(services, requestCalls(services.http, id), draft);
}
