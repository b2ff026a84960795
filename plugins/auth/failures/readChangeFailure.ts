import { HttpError } from '#core';
import { readCallFailure, type CallFailure } from './readCallFailure.ts';

/** Classifies a failed change of the account; `failed` when the platform refused it. */
export function readChangeFailure(error: unknown): 'failed' | CallFailure {
  const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return isRefused ? 'failed' : readCallFailure(error);
}
