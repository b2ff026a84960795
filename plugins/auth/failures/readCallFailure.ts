import { HttpError } from '#core';

/** `no-connection`: no answer came; `trouble`: the site has answered that it is in trouble. */
export type CallFailure = 'no-connection' | 'trouble';

/** Among the other states of a form or page: nobody has refused, another try may succeed. */
export function isCallFailure(kind: string): kind is CallFailure {
  return kind === 'no-connection' || kind === 'trouble';
}

/** The codes by which the platform asks for a captcha. */
const captchaCodes = [100, 111, 112, 113];

/** Whether the person did not pass a captcha: its dialog has said why. */
export function isCaptchaMissing(error: unknown): boolean {
  return error instanceof HttpError && captchaCodes.some((code) => error.hasCode(code));
}

/** Tells a connection that failed from an error of the server, for a call that was not refused. */
export function readCallFailure(error: unknown): CallFailure {
  if (!(error instanceof HttpError) || error.status < 500) return 'no-connection';
  // Our own client made no call: it pauses after failures, which a lost connection causes, too.
  return error.hasCode('circuit_open') ? 'no-connection' : 'trouble';
}
