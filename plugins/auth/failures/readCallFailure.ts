import { HttpError } from '#core';

/** `no-connection`: no answer came; `trouble`: the site has answered that it is in trouble. */
export type CallFailure = 'no-connection' | 'trouble';

/** Why a call failed that nobody has refused: whoever has a connection should not look for it. */
export function readCallFailure(error: unknown): CallFailure {
  if (!(error instanceof HttpError) || error.status < 500) return 'no-connection';
  // A service that is left alone for a while was not asked, be it for want of a connection.
  return error.hasCode('circuit_open') ? 'no-connection' : 'trouble';
}
