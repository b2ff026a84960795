import { HttpError } from '#core';
import { readCallFailure, type CallFailure } from './readCallFailure.ts';

/** Why a change of the account was not made: `failed` where the platform has refused it. */
export function readChangeFailure(error: unknown): 'failed' | CallFailure {
  const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return isRefused ? 'failed' : readCallFailure(error);
}
