import type { CoreServices, Modals } from '#core';
import { captchaModal, type Captcha } from '../contract.ts';

export interface CaptchaServices {
  readonly modals: Pick<Modals, 'open'>;
}

const mostTries = 3;

/** Shares one dialog among all calls that wait for a captcha, each with a result of its own. */
export class CaptchaService implements Captcha {
  readonly #services: CaptchaServices;
  /** Resolves with the results of the open dialog; undefined when it was cancelled. */
  #open: Promise<string[] | undefined> | undefined;
  #waiting = 0;
  /** Tries of the current action. */
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
        // Without a result left, the call came while the dialog was closing.
        const result = results?.shift();
        if (results === undefined || result !== undefined) return result;
      }
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Reports that all solutions of a call failed: once, for any number of calls. */
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
