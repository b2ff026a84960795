import type { Dispose } from '../../contract/Dispose.ts';

/** `unknown` until the session cookie has been checked; nothing private is shown before. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly userId: number };

/** The signed-in person, if any. Observable; all tabs agree within a second. */
export interface Session {
  readonly state: SessionState;
  readonly isAuthed: boolean;
  readonly userId: number | undefined;
  /**
   * Whether the operator has banned the person; false until the person's configuration is loaded.
   */
  readonly isBanned: boolean;
  /** For the plugin that loads the person's configuration; reset when the person changes. */
  readonly setBanned: (isBanned: boolean) => void;
  /**
   * The bearer token, from memory or fetched; undefined for a visitor. Concurrent callers share one
   * refresh.
   */
  readonly token: (options?: { readonly isForced?: boolean }) => Promise<string | undefined>;
  /** Adopts user and token after a sign-in call and informs the other tabs. */
  readonly begin: (
    userId: number,
    token: { readonly token: string; readonly expiresAtS: number },
  ) => void;
  /** Signs out in every tab; `isServerTold` is false if the platform is not informed yet. */
  readonly end: (options?: { readonly isServerTold?: boolean }) => Promise<void>;
  readonly onChange: (run: (state: SessionState) => void) => Dispose;
  /** Resolves when the state is no longer unknown. */
  readonly ready: Promise<void>;
}
