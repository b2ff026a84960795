import { createToken } from '../../contract/Token.ts';

/** Places that this person is not led to just now, though they have them. Observable. */
export interface WithheldPlaces {
  /** @param path after the language, such as `office/history` */
  readonly has: (path: string) => boolean;
}

/** What menus of the layouts leave out for the person who is signed in. */
export const withheldPlacesToken = createToken<WithheldPlaces>('shell.withheld-places', 1);
