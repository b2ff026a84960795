/** Bearer token and its expiry, in epoch seconds of the platform. */
export interface BearerToken {
  readonly token: string;
  readonly expiresAtS: number;
}

/** Topic of the messages between tabs about the session. */
export const sessionTopic = 'session';

/** Message between the tabs of one brand about the session. */
export type SessionMessage =
  | { readonly kind: 'began'; readonly userId: number; readonly token?: BearerToken }
  | { readonly kind: 'ending' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'refreshed'; readonly userId: number; readonly token: BearerToken };
