/** Why a code was refused. */
export type CodeFailure = 'wrong-code' | 'time-up';

/** A wrong code before its expiry is wrong, after it expired; wrong without a time. */
export function codeFailure(expiresAtS: number | undefined, nowMs: number): CodeFailure {
  return expiresAtS === undefined || expiresAtS * 1000 > nowMs ? 'wrong-code' : 'time-up';
}
