import type { Clock, CoreServices, Modals } from '#core';
import { captchaModal, type Captcha, type CaptchaResult } from '../contract.ts';

export interface CaptchaServices {
  readonly modals: Pick<Modals, 'open'>;
  readonly clock: Pick<Clock, 'monotonicMs'>;
}

interface HeldResult extends CaptchaResult {
  readonly solvedAtMs: number;
  /** The latest try of a call that it was given to. */
  attempt: number;
}

const mostTries = 3;

/** One dialog for all calls that wait for a captcha, and one result for all of them. */
export class CaptchaService implements Captcha {
  readonly #services: CaptchaServices;
  #open: Promise<HeldResult | undefined> | undefined;
  #result: HeldResult | undefined;
  /** Tries of the action under way. */
  #tries = 0;
  #isTelling = false;

  constructor(services: CaptchaServices) {
    this.#services = services;
  }

  async solve(attempt: number): Promise<string | undefined> {
    const last = this.#result;
    if (
      this.#open === undefined &&
      last !== undefined &&
      attempt <= last.attempt &&
      this.#isValid(last)
    ) {
      last.attempt = attempt;
      return last.result;
    }
    this.#open ??= this.#ask(attempt).finally(() => {
      this.#open = undefined;
    });
    return (await this.#open)?.result;
  }

  /** All solves of a call were in vain: said once, however many calls there are. */
  async notifyFailure(): Promise<void> {
    this.#result = undefined;
    if (this.#isTelling || this.#open !== undefined) return;
    this.#isTelling = true;
    try {
      await this.#services.modals.open(captchaModal, { triesLeft: 0 });
    } finally {
      this.#isTelling = false;
    }
  }

  async #ask(attempt: number): Promise<HeldResult | undefined> {
    if (attempt === 1) this.#tries = 0;
    const solved = await this.#services.modals.open(captchaModal, {
      triesLeft: mostTries - this.#tries,
      isAskedAgain: attempt > 1,
    });
    this.#tries += solved?.tries ?? 0;
    this.#result =
      solved === undefined
        ? undefined
        : { ...solved, solvedAtMs: this.#services.clock.monotonicMs(), attempt };
    return this.#result;
  }

  #isValid({ solvedAtMs, holdsS }: HeldResult): boolean {
    return this.#services.clock.monotonicMs() - solvedAtMs < holdsS * 1000;
  }
}

export function createCaptchaService(services: CoreServices): Captcha {
  return new CaptchaService(services);
}
