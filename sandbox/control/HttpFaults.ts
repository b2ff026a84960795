import { createRandom } from '../world/random.ts';

/** A fault that the next matching requests meet. */
export interface HttpFault {
  readonly method?: string;
  /** Exact, or a beginning when it ends with an asterisk. */
  readonly path: string;
  readonly times?: number;
  /** Share of the matching requests that meet it, above 0 to 1; all of them unless told. */
  readonly share?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** The connection is lost before the platform saw the request, or after it did its work. */
  readonly drop?: 'before' | 'after';
  /** Answers 400 with code 100 until the request carries an X-Captcha-Result that the platform has given. */
  readonly captcha?: boolean;
  /** Answers 400 with code 120 until the request carries an X-Fingerprint that the platform has given. */
  readonly fingerprint?: boolean;
}

/** What a request can prove; asked only where a fault demands it. */
export interface Proofs {
  readonly captcha: () => boolean;
  readonly fingerprint: () => boolean;
}

export class HttpFaults {
  #faults: { readonly fault: HttpFault; left: number }[] = [];
  #random = createRandom('faults');

  set(faults: readonly HttpFault[]): void {
    this.#random = createRandom('faults');
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
  }

  take(method: string, path: string, proofs: Proofs): HttpFault | undefined {
    const isProved = (fault: HttpFault): boolean => (fault.captcha === true && proofs.captcha()) || (fault.fingerprint === true && proofs.fingerprint());
    const found = this.#faults.find(({ fault, left }) => left > 0 && matches(fault, method, path) && !isProved(fault) && (fault.share === undefined || this.#random() < fault.share));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}

function matches(fault: HttpFault, method: string, path: string): boolean {
  const isMethod = fault.method === undefined || fault.method.toUpperCase() === method;
  return isMethod && (fault.path === path || (fault.path.endsWith('*') && path.startsWith(fault.path.slice(0, -1))));
}
