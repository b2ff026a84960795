import { createModalToken, createToken } from '#core';

/** A passed check: values for the header, each good for one request. */
export interface CaptchaResult {
  readonly results: readonly string[];
  /** How often the person had to try. */
  readonly tries: number;
}

/**
 * Shows the captcha; resolves with its results, or undefined when the person cancelled. Without
 * tries left it only says so. Calls open it by themselves; do not open it.
 */
export const captchaModal = createModalToken<
  {
    readonly triesLeft: number;
    readonly isAskedAgain?: boolean;
    /** How many results are needed; asked again after each, as calls may join. */
    readonly countCalls?: () => number;
  },
  CaptchaResult
>('challenge.captcha');

/** One captcha for everything that waits for one. */
export interface Captcha {
  /** The value for `X-Captcha-Result`; undefined if cancelled. `attempt` counts from 1. */
  readonly solve: (attempt: number) => Promise<string | undefined>;
  /** Says that solving did not help, with a way to support. */
  readonly notifyFailure: () => Promise<void>;
}

/** Solves captchas for calls answered 400 with 100, 111, 112 or 113, automatically. */
export const captchaToken = createToken<Captcha>('challenge.captcha', 1);
