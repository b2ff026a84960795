/** Why a code was refused. */
export type CodeFailure = 'wrong-code' | 'time-up';

/**
 * Returns `wrong-code` before the code's expiry, `time-up` after it; `wrong-code` when it is
 * unknown.
 */
export function codeFailure(expiresAtS: number | undefined, nowMs: number): CodeFailure {
  return expiresAtS === undefined || expiresAtS * 1000 > nowMs ? 'wrong-code' : 'time-up';
}
