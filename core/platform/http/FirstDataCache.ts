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

/**
 * Gives each answer once: who asks again wants to know what is true now. While the page takes over
 * what the edge drew, React may begin a part again, which then has to find what it found before.
 */
export class FirstDataCache {
  readonly #answers: Map<string, unknown>;
  readonly #isHydrating: () => boolean;
  /** Read by parts that may be begun again. */
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

  /** For a part that is drawn with the answer. */
  read(endpoint: string, params?: PathParameters, query?: QueryParameters): unknown {
    this.#dropRead();
    if (this.#answers.size === 0) return undefined;
    const key = keyOf(endpoint, params, query);
    const answer = this.#answers.get(key);
    if (this.#isHydrating()) this.#read.add(key);
    else this.#answers.delete(key);
    return answer;
  }

  /** For a call in its stead. */
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
