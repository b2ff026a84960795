/** Pages that explain why the site is closed for the visitor. */
export type BlockPage =
  | 'site-updates'
  | 'suspension'
  | 'block'
  | 'block-ua'
  | 'block-ie'
  | 'coming-soon';

/** Why the site is closed for this visitor, and the platform's texts. Epoch seconds. */
export interface SiteBlock {
  readonly page: BlockPage;
  /** The platform's number of the reason. */
  readonly templateId: number;
  /** ISO 3166-1, where the platform saw the visitor. */
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

/** The reason that the geo-off cookie lifts, and the only one. */
export const geographyTemplate = 1;

/** The page for a reason; an unknown reason closes the site as well. */
export function blockPageOf(templateId: number): BlockPage {
  return pages[templateId] ?? 'block';
}

/** ACC-3: the cookie lifts the block of geography alone, and only with this very value. */
export function isLiftedByCookie(templateId: number, cookie: string | undefined): boolean {
  return templateId === geographyTemplate && cookie === '1';
}
