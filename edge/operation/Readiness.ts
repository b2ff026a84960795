export type ReadinessAnswer =
  | { readonly status: 'ready' }
  | { readonly status: 'not ready'; readonly reason: 'stopping' | 'the platform does not answer' };

/** Probes within this time share one answer. */
const freshMs = 5000;

/** Whether this instance of the edge should receive requests. */
export class Readiness {
  readonly #askPlatform: () => Promise<boolean>;
  readonly #nowMs: () => number;
  #last: { readonly answer: Promise<boolean>; readonly untilMs: number } | undefined;
  #isStopping = false;

  /** @param askPlatform whether the platform answers now; never rejects */
  constructor(askPlatform: () => Promise<boolean>, nowMs: () => number = Date.now) {
    this.#askPlatform = askPlatform;
    this.#nowMs = nowMs;
  }

  /** Reports "stopping" from now on. */
  stop(): void {
    this.#isStopping = true;
  }

  async answer(): Promise<ReadinessAnswer> {
    if (this.#isStopping) return { status: 'not ready', reason: 'stopping' };
    if (this.#last === undefined || this.#last.untilMs <= this.#nowMs())
      this.#last = { answer: this.#askPlatform(), untilMs: this.#nowMs() + freshMs };
    return (await this.#last.answer)
      ? { status: 'ready' }
      : { status: 'not ready', reason: 'the platform does not answer' };
  }
}
