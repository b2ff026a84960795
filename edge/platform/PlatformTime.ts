import type { Platform } from './Platform.ts';

/** The platform's clock, read from its answers; this machine's own before the first. */
export class PlatformTime {
  readonly #nowMs: () => number;
  #aheadMs = 0;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  readonly nowMs = (): number => this.#nowMs() + this.#aheadMs;

  /** Returns the same platform, with its clock read from every answer. */
  of(platform: Platform): Platform {
    return {
      ...platform,
      fetch: async (request, bindings) => {
        const answer = await platform.fetch(request, bindings);
        const serverNowMs = Number(answer.headers.get('X-Server-Now-Ms'));
        if (serverNowMs > 0) this.#aheadMs = serverNowMs - this.#nowMs();
        return answer;
      },
    };
  }
}
