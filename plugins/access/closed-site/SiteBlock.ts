/** Pages that explain why the site is closed for the visitor. */
export type BlockPage =
  | 'site-updates'
  | 'suspension'
  | 'block'
  | 'block-ua'
  | 'block-ie'
  | 'coming-soon';

/** Why the site is closed for this visitor, with the platform's texts. Epoch seconds. */
export interface SiteBlock {
  readonly page: BlockPage;
  /** The platform's number of the reason. */
  readonly templateId: number;
  /** ISO 3166-1 code of the country in which the platform located the visitor. */
  readonly countryCode: string | undefined;
  readonly reference: string | undefined;
  readonly opensAtS: number | undefined;
  readonly withdrawUntilS: number | undefined;
}

/** ACC-1 (specification, shell, 4 "Blocking"). */
const pages: Readonly<Record<number, BlockPage>> = {
  4: 'site-updates',
  16: 'suspension',
  3: 'block',
  1: 'block',
  5: 'block',
  2: 'block',
  14: 'block',
  13: 'block-ua',
  17: 'block-ie',
  8: 'coming-soon',
};

/** The only reason that the `geo_off` cookie lifts. */
export const geographyTemplate = 1;

/** Page for a reason; an unknown reason closes the site as well. */
export function blockPageOf(templateId: number): BlockPage {
  return pages[templateId] ?? 'block';
}

/** ACC-3: the cookie lifts the geographic block only, and only with this exact value. */
export function isLiftedByCookie(templateId: number, cookie: string | undefined): boolean {
  return templateId === geographyTemplate && cookie === '1';
}
