import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { PaymentRequest } from '../request/PaymentRequest.ts';
import { loadRequests } from '../request/PaymentRequestsApi.ts';

/** Resource with the person's requests about payments. */
export function createPaymentRequests(services: CoreServices): Resource<readonly PaymentRequest[]> {
  return createResource(services, { ask: (signal) => loadRequests(services.http, signal) });
}
