/**
 * Readable cookies of the site, for what the edge must know as well; everything else belongs into SafeStorage. With
 * cookies off they live as long as the page.
 */
export interface Cookies {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, value: string, maxAgeS: number) => void;
  readonly remove: (name: string) => void;
}
