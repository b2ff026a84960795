import { createModalToken, createToken } from '#core';

/** Passed check: values for the header, each valid for one request. */
export interface CaptchaResult {
  readonly results: readonly string[];
  /** Tries that the person needed. */
  readonly tries: number;
}

/**
 * Captcha dialog; resolves with its results, or with undefined when the person cancelled. Without
 * tries left it shows only that. Calls open it; do not open it.
 */
export const captchaModal = createModalToken<
  {
    readonly triesLeft: number;
    readonly isAskedAgain?: boolean;
    /** Number of results needed; read again after each one, because calls may join. */
    readonly countCalls?: () => number;
  },
  CaptchaResult
>('challenge.captcha');

/** Shares one captcha among all calls that wait for one. */
export interface Captcha {
  /**
   * Resolves with the value for `X-Captcha-Result`; undefined if cancelled. `attempt` counts from
   * 1.
   */
  readonly solve: (attempt: number) => Promise<string | undefined>;
  /** Shows that solving did not help, with a way to the support. */
  readonly notifyFailure: () => Promise<void>;
}

/** Service that solves captchas for calls answered 400 with code 100, 111, 112 or 113. */
export const captchaToken = createToken<Captcha>('challenge.captcha', 1);
