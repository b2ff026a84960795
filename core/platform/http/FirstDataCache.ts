import { type PathParameters, type QueryParameters, queryPairs } from './buildUrl.ts';

/** Response that the edge inlined, so that the first call needs no request. */
export interface FirstAnswer {
  readonly endpoint: string;
  readonly params?: PathParameters;
  readonly query?: QueryParameters;
  readonly answer: unknown;
}

function keyOf(endpoint: string, params: PathParameters = {}, query: QueryParameters = {}): string {
  return JSON.stringify([endpoint, queryPairs(params), queryPairs(query)]);
}

/**
 * Serves each inlined answer once; a repeated call goes to the network. During hydration React may
 * restart a part, which then reads the same answer again.
 */
export class FirstDataCache {
  readonly #answers: Map<string, unknown>;
  readonly #isHydrating: () => boolean;
  /** Keys that were read by parts that may restart. */
  readonly #read = new Set<string>();

  constructor(answers: readonly FirstAnswer[], isHydrating: () => boolean = () => false) {
    this.#answers = new Map(
      answers.map((each) => [keyOf(each.endpoint, each.params, each.query), each.answer]),
    );
    this.#isHydrating = isHydrating;
  }

  clear(): void {
    this.#answers.clear();
  }

  /** Reads the answer for a part that renders with it. */
  read(endpoint: string, params?: PathParameters, query?: QueryParameters): unknown {
    this.#dropRead();
    if (this.#answers.size === 0) return undefined;
    const key = keyOf(endpoint, params, query);
    const answer = this.#answers.get(key);
    if (this.#isHydrating()) this.#read.add(key);
    else this.#answers.delete(key);
    return answer;
  }

  /** Takes the answer in place of a call. */
  take(
    endpoint: string,
    params?: PathParameters,
    query?: QueryParameters,
  ): { readonly answer: unknown } | undefined {
    this.#dropRead();
    if (this.#answers.size === 0) return undefined;
    const key = keyOf(endpoint, params, query);
    if (this.#read.has(key) || !this.#answers.has(key)) return undefined;
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return { answer };
  }

  #dropRead(): void {
    if (this.#read.size === 0 || this.#isHydrating()) return;
    for (const key of this.#read) this.#answers.delete(key);
    this.#read.clear();
  }
}
