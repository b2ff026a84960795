import type { StoredData } from '../../contract/StoredData.ts';
import type { storedNames } from '../../../schemas/generated/storedNames.ts';

type Declared = (typeof storedNames)[number];
type Named<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;
type NamesOf<Kind> = Named<Extract<Declared, Kind>['name']>;

/** A cookie that some manifest declares in `stored`. */
export type CookieName = NamesOf<{ readonly area: 'cookie' }>;

/** A storage key that some manifest declares; `Consent` restricts it to one category. */
export type StorageKey<Consent extends StoredData['consent'] = StoredData['consent']> = NamesOf<{
  readonly area: 'local' | 'session';
  readonly consent: Consent;
}>;
