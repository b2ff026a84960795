/** The bearer token and when it ends, in epoch seconds of the platform. */
export interface BearerToken {
  readonly token: string;
  readonly expiresAtS: number;
}

/** Topic of the tabs' messages about the session. */
export const sessionTopic = 'session';

/** What the tabs of one brand tell each other about the session. */
export type SessionMessage =
  | { readonly kind: 'began'; readonly userId: number; readonly token?: BearerToken }
  | { readonly kind: 'ending' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'refreshing' }
  | { readonly kind: 'refreshed'; readonly userId: number; readonly token: BearerToken };
