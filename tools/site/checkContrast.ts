import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { plainColour, type ColourTokens } from '../../edge/files/drawnMark.ts';

/** A colour with too little contrast on another; ratio and minimum are those of WCAG 2. */
export interface FaintColour {
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly least: number;
}

/** Tokens of a colour and of its background. */
export type ColourPair = readonly [foreground: string, background: string, least: number];

const textRatio = 4.5;
/** Minimum for edges of controls and marks. */
const markRatio = 3;

const pairs: readonly ColourPair[] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    ['bg', 'surface-1', 'surface-2', 'surface-3'].map((surface): ColourPair => [
      text,
      surface,
      textRatio,
    ]),
  ),
  ...['accent-text', 'live', 'up', 'down', 'success', 'warning', 'danger', 'info'].map(
    (text): ColourPair => [text, 'surface-1', textRatio],
  ),
  ['on-accent', 'accent', textRatio],
  ['on-accent', 'accent-hover', textRatio],
  ['on-accent', 'accent-press', textRatio],
  ['on-accent-soft', 'accent-soft', textRatio],
  ['on-danger', 'danger-solid', textRatio],
  ['odds-text', 'odds-bg', textRatio],
  ['odds-text', 'odds-hover', textRatio],
  ['hdr-text', 'hdr-bg', textRatio],
  ['hdr-text-2', 'hdr-bg', textRatio],
  ['hdr-cta-text', 'hdr-cta-bg', textRatio],
  ['sub-text', 'sub-bg', textRatio],
  ['score-text', 'score-bg', textRatio],
  ['score-text-2', 'score-bg', textRatio],
  ['line-ctl', 'surface-1', markRatio],
  ['line-ctl', 'bg', markRatio],
  ['focus', 'bg', markRatio],
  ['focus', 'surface-1', markRatio],
  ['hdr-active', 'hdr-bg', markRatio],
];

/** Colour pairs of a brand's palette with too little contrast. */
export function checkContrast({
  theme,
}: Pick<SiteConfiguration, 'theme'>): (FaintColour & { readonly theme: 'light' | 'dark' })[] {
  return (['light', 'dark'] as const).flatMap((name) =>
    faintColours({ ...theme[name] }, pairs).map((faint) => ({ theme: name, ...faint })),
  );
}

/** The pairs with too little contrast; colours not written as #rrggbb are skipped. */
export function faintColours(tokens: ColourTokens, pairs: readonly ColourPair[]): FaintColour[] {
  return pairs.flatMap(([foreground, background, least]) => {
    const [front = '', back = ''] = [foreground, background].map((name) =>
      plainColour(tokens[name], tokens),
    );
    const ratio = front.length === 7 && back.length === 7 ? contrast(front, back) : least;
    return ratio < least ? [{ foreground, background, ratio, least }] : [];
  });
}

/** Contrast of two colours written as #rrggbb, by WCAG 2: (lighter + 0.05) / (darker + 0.05). */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
