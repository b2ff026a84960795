/** The bearer token and when it ends, in epoch seconds of the platform. */
export interface BearerToken {
  readonly token: string;
  readonly expiresAtS: number;
}

/** Where the tabs speak of the session. */
export const sessionTopic = 'session';

/** What the tabs of one brand tell each other about the session. */
export type SessionMessage =
  | { readonly kind: 'began'; readonly userId: number; readonly token?: BearerToken }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'refreshed'; readonly userId: number; readonly token: BearerToken };

function isToken(value: unknown): value is BearerToken {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && 'expiresAtS' in value && typeof value.expiresAtS === 'number';
}

/** Checks what another tab (perhaps of an older version) has sent. */
export function isSessionMessage(value: unknown): value is SessionMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'ended' || value.kind === 'refreshing') return true;
  if (!('userId' in value) || typeof value.userId !== 'number') return false;
  const token = 'token' in value ? value.token : undefined;
  return value.kind === 'began' ? token === undefined || isToken(token) : value.kind === 'refreshed' && isToken(token);
}
