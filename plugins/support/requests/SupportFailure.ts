import { HttpError } from '#core';

/** Why the desk did not accept a message; what was typed stays. */
export type SupportFailure =
  | 'too-many'
  | 'no-connection'
  | 'callback-waiting'
  | 'callback-closed'
  | 'refused';

export function readFailure(error: unknown): SupportFailure {
  if (!(error instanceof HttpError)) return 'no-connection';
  if (error.errors.some(({ code }) => code === 'callback_waiting')) return 'callback-waiting';
  if (error.errors.some(({ code }) => code === 'callback_closed')) return 'callback-closed';
  if (error.status === 429) return 'too-many';
  return error.status === 0 || error.status === 408 || error.status >= 500
    ? 'no-connection'
    : 'refused';
}
