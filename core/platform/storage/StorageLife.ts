/** Lifetime of a value: while signed in, until the tab is closed, until deleted, or a duration. */
export type StorageLife =
  | { readonly kind: 'signed-in' | 'tab' | 'kept' }
  | { readonly kind: 'minutes' | 'days' | 'years'; readonly count: number };
