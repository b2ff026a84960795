import { HttpError } from '#core';

/** `no-connection`: no response; `trouble`: the server answered with an error. */
export type CallFailure = 'no-connection' | 'trouble';

/** Returns whether a state of a form or page is a failed call, so that another try may succeed. */
export function isCallFailure(kind: string): kind is CallFailure {
  return kind === 'no-connection' || kind === 'trouble';
}

/** Error codes by which the platform asks for a captcha. */
const captchaCodes = [100, 111, 112, 113];

/** Returns whether the captcha was not passed; its dialog has already explained that. */
export function isCaptchaMissing(error: unknown): boolean {
  return error instanceof HttpError && captchaCodes.some((code) => error.hasCode(code));
}

/**
 * Distinguishes a failed connection from an error of the server, for a call that was not refused.
 */
export function readCallFailure(error: unknown): CallFailure {
  if (!(error instanceof HttpError) || error.status < 500) return 'no-connection';
  // The client's circuit breaker made no call; it opens after failures, also of a lost connection.
  return error.hasCode('circuit_open') ? 'no-connection' : 'trouble';
}
