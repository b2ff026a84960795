import { type PathParameters, type QueryParameters, queryPairs } from './buildUrl.ts';

/** An answer that the edge put into the page, so that the first call for it needs no request. */
export interface FirstAnswer {
  readonly endpoint: string;
  readonly params?: PathParameters;
  readonly query?: QueryParameters;
  readonly answer: unknown;
}

function keyOf(endpoint: string, params: PathParameters = {}, query: QueryParameters = {}): string {
  return JSON.stringify([endpoint, queryPairs(params), queryPairs(query)]);
}

/** Gives each answer once: who asks again wants to know what is true now. */
export class FirstDataCache {
  readonly #answers: Map<string, unknown>;

  constructor(answers: readonly FirstAnswer[]) {
    this.#answers = new Map(
      answers.map((each) => [keyOf(each.endpoint, each.params, each.query), each.answer]),
    );
  }

  clear(): void {
    this.#answers.clear();
  }

  take(
    endpoint: string,
    params?: PathParameters,
    query?: QueryParameters,
  ): { readonly answer: unknown } | undefined {
    if (this.#answers.size === 0) return undefined;
    const key = keyOf(endpoint, params, query);
    if (!this.#answers.has(key)) return undefined;
    const answer = this.#answers.get(key);
    this.#answers.delete(key);
    return { answer };
  }
}
