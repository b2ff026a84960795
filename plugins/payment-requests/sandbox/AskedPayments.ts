import { ApiError } from '#sandbox';
import type { Payment, PaymentAnswer, PaymentFacts, PaymentHistory } from '#wire';

/** Largest number of history pages that are searched. */
const mostPages = 10;
const path = '/web-api/payments/v1';

/** Calls the platform with the person's own headers. */
type Ask = (path: string, headers: Headers) => Promise<Response>;

/** A person's payments, by the same calls as the page: other people's payments are not visible. */
export class AskedPayments {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Newest first. */
  async since(headers: Headers, sinceS: number): Promise<readonly PaymentFacts[]> {
    const found: PaymentFacts[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.#ask(`${path}/history?page=${page}`, headers);
      if (!answer.ok) throw closed(answer.status);
      const { payments } = (await answer.json()) as PaymentHistory;
      found.push(...payments.filter(({ created_at: atS }) => atS > sinceS).map(factsOf));
      if (payments.length === 0 || payments.some(({ created_at: atS }) => atS <= sinceS)) break;
    }
    return found;
  }

  /** Undefined for one that does not exist or belongs to another person. */
  async one(headers: Headers, id: number): Promise<PaymentFacts | undefined> {
    const answer = await this.#ask(`${path}/payments/${id}`, headers);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw closed(answer.status);
    return factsOf(((await answer.json()) as PaymentAnswer).payment);
  }
}

function closed(status: number): ApiError {
  return new ApiError(503, 'payments_closed', `Payments answered with status ${status}`);
}

function factsOf(payment: Payment): PaymentFacts {
  const { id, direction, state, kind, amount, fee, created_at, instrument, reason } = payment;
  return {
    id,
    direction,
    state,
    kind,
    amount,
    fee,
    created_at,
    ...(instrument === undefined ? {} : { instrument }),
    ...(reason === undefined ? {} : { reason }),
  };
}
