import type { storedNames } from '../../schemas/generated/storedNames.ts';

/** How long something is kept: while signed in, until the tab is closed, until deleted, a time. */
export type StorageLife =
  | { readonly kind: 'signed-in' | 'tab' | 'kept' }
  | { readonly kind: 'minutes' | 'days' | 'years'; readonly count: number };

/** A cookie or a value that is kept in a browser; the cookie policy lists them all. */
export interface StoredData {
  /** Name of a cookie or key in storage; `boot/*` stands for every `boot/…`. */
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** What it is for: the cookie policy has the text `purpose.<purpose>`. */
  readonly purpose: string;
  /** What is kept for `functionality` needs the person's consent. */
  readonly consent: 'necessary' | 'functionality';
  /** Without it a cookie is kept for a year, a value until it is deleted or its tab is closed. */
  readonly life?: StorageLife;
}

type Declared = (typeof storedNames)[number];
type Named<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type NamesOf<Kind> = Named<Extract<Declared, Kind>['name']>;

/** A cookie that some manifest declares in `stored`. */
export type CookieName = NamesOf<{ readonly area: 'cookie' }>;

/** A key in storage that some manifest declares; `Consent` takes those of one class only. */
export type StorageKey<Consent extends StoredData['consent'] = StoredData['consent']> = NamesOf<{
  readonly area: 'local' | 'session';
  readonly consent: Consent;
}>;
