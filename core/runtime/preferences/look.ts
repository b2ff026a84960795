const fontSizes = [0, 1, 2] as const;

/** Sizes of type: as designed, an eighth and a quarter larger. */
export type FontSize = (typeof fontSizes)[number];

/** Display choices besides the theme, set on the root element before the first paint. */
export interface PageLook {
  readonly arePricesPaused: boolean;
  readonly isHighAccess: boolean;
  readonly isLight: boolean;
  readonly fontSize: FontSize;
}

/** Cookie by which the edge knows the look; the page itself keeps it in storage. */
export const lookCookie = 'app_look';

/** `1002`: calm, neither high access nor light, the largest type. */
export function writeLook({ arePricesPaused, isHighAccess, isLight, fontSize }: PageLook): string {
  return `${+arePricesPaused}${+isHighAccess}${+isLight}${fontSize}`;
}

/** Attributes of the root element for style sheets; undefined removes one. */
export function lookAttributes({
  arePricesPaused,
  isHighAccess,
  isLight,
  fontSize,
}: PageLook): readonly (readonly [string, string | undefined])[] {
  return [
    ['data-calm', arePricesPaused ? '' : undefined],
    ['data-access', isHighAccess ? 'high' : undefined],
    ['data-light', isLight ? '' : undefined],
    ['data-font-size', fontSize === 0 ? undefined : String(fontSize)],
  ];
}

/** Parses the text of `writeLook`; undefined for anything else. */
export function readLook(text: string | undefined): PageLook | undefined {
  const match = /^([01])([01])([01])([012])$/.exec(text ?? '');
  if (match === null) return undefined;
  return {
    arePricesPaused: match[1] === '1',
    isHighAccess: match[2] === '1',
    isLight: match[3] === '1',
    fontSize: fontSizes[Number(match[4])] ?? 0,
  };
}
