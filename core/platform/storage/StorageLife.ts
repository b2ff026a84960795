/** How long something is kept: while signed in, until the tab is closed, until deleted, a time. */
export type StorageLife =
  | { readonly kind: 'signed-in' | 'tab' | 'kept' }
  | { readonly kind: 'minutes' | 'days' | 'years'; readonly count: number };
