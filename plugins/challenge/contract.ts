import { createModalToken, createToken } from '#core';

/** A solved captcha: the value for the header, and its lifetime in seconds. */
export interface CaptchaResult {
  readonly result: string;
  readonly holdsS: number;
  /** How often the person had to try. */
  readonly tries: number;
}

/**
 * Shows the captcha; resolves with its result, or undefined when the person cancelled. Without
 * tries left it only says so. Calls open it by themselves; do not open it.
 */
export const captchaModal = createModalToken<
  { readonly triesLeft: number; readonly isAskedAgain?: boolean },
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
