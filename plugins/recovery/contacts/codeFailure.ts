/** Why a code was refused. */
export type CodeFailure = 'wrong-code' | 'time-up';

/** A code that does not fit while its time lasts is wrong; after that its time is up. Without a time it is wrong. */
export function codeFailure(expiresAtS: number | undefined, nowMs: number): CodeFailure {
  return expiresAtS === undefined || expiresAtS * 1000 > nowMs ? 'wrong-code' : 'time-up';
}
