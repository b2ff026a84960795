import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';

export interface ContrastFault {
  readonly theme: 'light' | 'dark';
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly least: number;
}

/** Texts on what they stand on: 4.5 to 1. */
const texts: readonly (readonly [string, string])[] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    ['bg', 'surface-1', 'surface-2', 'surface-3'].map((surface) => [text, surface] as const),
  ),
  ...['accent-text', 'live', 'up', 'down', 'success', 'warning', 'danger', 'info'].map(
    (text) => [text, 'surface-1'] as const,
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-accent-soft', 'accent-soft'],
  ['on-danger', 'danger-solid'],
  ['odds-text', 'odds-bg'],
  ['odds-text', 'odds-hover'],
  ['hdr-text', 'hdr-bg'],
  ['hdr-text-2', 'hdr-bg'],
  ['hdr-cta-text', 'hdr-cta-bg'],
  ['sub-text', 'sub-bg'],
  ['score-text', 'score-bg'],
  ['score-text-2', 'score-bg'],
];
/** Edges of controls and marks: 3 to 1. */
const marks: readonly (readonly [string, string])[] = [
  ['line-ctl', 'surface-1'],
  ['line-ctl', 'bg'],
  ['focus', 'bg'],
  ['focus', 'surface-1'],
  ['hdr-active', 'hdr-bg'],
];

/** Pairs of a brand's palette that are too faint. Colours that are not written as #rrggbb are passed over. */
export function checkContrast({ theme }: Pick<SiteConfiguration, 'theme'>): ContrastFault[] {
  return (['light', 'dark'] as const).flatMap((name) => {
    const tokens: Readonly<Record<string, string | undefined>> = { ...theme[name] };
    const faults = (
      pairs: readonly (readonly [string, string])[],
      least: number,
    ): ContrastFault[] =>
      pairs.flatMap(([foreground, background]) => {
        const front = colourOf(tokens, foreground);
        const back = colourOf(tokens, background);
        if (front === undefined || back === undefined) return [];
        const ratio = contrast(front, back);
        return ratio < least ? [{ theme: name, foreground, background, ratio, least }] : [];
      });
    return [...faults(texts, 4.5), ...faults(marks, 3)];
  });
}

/** A token as #rrggbb, references followed; undefined where it is written otherwise. */
export function colourOf(
  tokens: Readonly<Record<string, string | undefined>>,
  name: string,
  depth = 0,
): string | undefined {
  const value = tokens[name];
  const reference = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference !== undefined && depth < 5) return colourOf(tokens, reference, depth + 1);
  return /^#[0-9a-f]{6}$/i.test(value ?? '') ? value : undefined;
}

/** How far two colours written as #rrggbb are from each other, by WCAG 2: (lighter + 0.05) / (darker + 0.05). */
export function contrast(a: string, b: string): number {
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
