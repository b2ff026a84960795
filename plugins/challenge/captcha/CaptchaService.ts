import type { CoreServices, Modals } from '#core';
import { captchaModal, type Captcha } from '../contract.ts';

export interface CaptchaServices {
  readonly modals: Pick<Modals, 'open'>;
}

const mostTries = 3;

/** One dialog for all calls that wait for a captcha, and a result of its own for each. */
export class CaptchaService implements Captcha {
  readonly #services: CaptchaServices;
  /** Resolves with the results of the dialog that is open; undefined when it was cancelled. */
  #open: Promise<string[] | undefined> | undefined;
  #waiting = 0;
  /** Tries of the action under way. */
  #tries = 0;
  #isTelling = false;

  constructor(services: CaptchaServices) {
    this.#services = services;
  }

  async solve(attempt: number): Promise<string | undefined> {
    this.#waiting += 1;
    try {
      for (;;) {
        this.#open ??= this.#ask(attempt).finally(() => {
          this.#open = undefined;
        });
        const results = await this.#open;
        // Without one left the call came when the dialog was closing already.
        const result = results?.shift();
        if (results === undefined || result !== undefined) return result;
      }
    } finally {
      this.#waiting -= 1;
    }
  }

  /** All solves of a call were in vain: said once, however many calls there are. */
  async notifyFailure(): Promise<void> {
    if (this.#isTelling || this.#open !== undefined) return;
    this.#isTelling = true;
    try {
      await this.#services.modals.open(captchaModal, { triesLeft: 0 });
    } finally {
      this.#isTelling = false;
    }
  }

  async #ask(attempt: number): Promise<string[] | undefined> {
    if (attempt === 1) this.#tries = 0;
    const solved = await this.#services.modals.open(captchaModal, {
      triesLeft: mostTries - this.#tries,
      isAskedAgain: attempt > 1,
      countCalls: () => this.#waiting,
    });
    this.#tries += solved?.tries ?? 0;
    return solved === undefined ? undefined : [...solved.results];
  }
}

export function createCaptchaService(services: CoreServices): Captcha {
  return new CaptchaService(services);
}
