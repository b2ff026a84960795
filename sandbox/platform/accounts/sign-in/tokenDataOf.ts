import type { TokenData } from '#wire';
import type { BearerToken } from './Sessions.ts';

/** Maps a bearer token to the wire. */
export function tokenDataOf({ token, expiresAtMs }: BearerToken, nowMs: number): TokenData {
  return { token, expires_at: Math.floor(expiresAtMs / 1000), serverNowMs: nowMs };
}
