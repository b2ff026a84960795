import { createToken } from '../../contract/Token.ts';

/** Pages that menus do not offer to this person at present, although they exist. Observable. */
export interface WithheldPlaces {
  /** @param path behind the language, such as `office/history` */
  readonly has: (path: string) => boolean;
}

/** Pages that the menus of the layouts leave out for the signed-in person. */
export const withheldPlacesToken = createToken<WithheldPlaces>('shell.withheld-places', 1);
