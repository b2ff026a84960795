import { createRandom } from '../world/random.ts';

/** A fault for the next matching requests. */
export interface HttpFault {
  readonly method?: string;
  /** Exact path, or a prefix if it ends with an asterisk. */
  readonly path: string;
  readonly times?: number;
  /** Share of the matching requests that get the fault, above 0 and at most 1; all by default. */
  readonly share?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly delayMs?: number;
  /** Drops the connection before the platform has seen the request, or after it has handled it. */
  readonly drop?: 'before' | 'after';
  /**
   * Answers 400 with code 100 until the request carries an X-Captcha-Result issued by the platform.
   */
  readonly captcha?: boolean;
  /**
   * Answers 400 with code 120 until the request carries an X-Fingerprint issued by the platform.
   */
  readonly fingerprint?: boolean;
}

/** Checks of a request; evaluated only where a fault demands one. */
export interface ChallengeChecks {
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

  takeNext(method: string, path: string, checks: ChallengeChecks): HttpFault | undefined {
    const isProved = (fault: HttpFault): boolean =>
      (fault.captcha === true && checks.captcha()) ||
      (fault.fingerprint === true && checks.fingerprint());
    const found = this.#faults.find(
      ({ fault, left }) =>
        left > 0 &&
        matches(fault, method, path) &&
        !isProved(fault) &&
        (fault.share === undefined || this.#random() < fault.share),
    );
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
  return (
    isMethod &&
    (fault.path === path || (fault.path.endsWith('*') && path.startsWith(fault.path.slice(0, -1))))
  );
}
