import type { TokenData } from '#wire';
import type { BearerToken } from './Sessions.ts';

/** A bearer token as the wire has it. */
export function tokenDataOf({ token, expiresAtMs }: BearerToken, nowMs: number): TokenData {
  return { token, expires_at: Math.floor(expiresAtMs / 1000), serverNowMs: nowMs };
}
