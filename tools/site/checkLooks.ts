import type { SiteConfiguration } from '../../core/config/SiteConfiguration.ts';
import { readCyberSettings } from '../../plugins/cyber/domain/CyberSettings.ts';
import { colourOf, contrast } from './checkContrast.ts';

export interface LookFault {
  readonly discipline: string;
  readonly theme: 'light' | 'dark';
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly least: number;
}

/** Title and text on both ends of the ground, the mark on its badge. */
const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ['art-text', 'art-1', 4.5],
  ['art-text', 'art-2', 4.5],
  ['art-text-2', 'art-1', 4.5],
  ['art-text-2', 'art-2', 4.5],
  ['art-5', 'art-4', 3],
];

/** Colours of disciplines that are too faint; what a look leaves out is the brand's. */
export function checkLooks({ theme, plugins }: Pick<SiteConfiguration, 'theme' | 'plugins'>): LookFault[] {
  return [...readCyberSettings(plugins['cyber']).looks].flatMap(([discipline, look]) =>
    (['light', 'dark'] as const).flatMap((name) => {
      const brand: Readonly<Record<string, string | undefined>> = { ...theme[name] };
      const tokens = { ...brand, 'art-5': brand['art-1'], ...look[name] };
      return pairs.flatMap(([foreground, background, least]) => {
        const front = colourOf(tokens, foreground);
        const back = colourOf(tokens, background);
        const ratio = front === undefined || back === undefined ? least : contrast(front, back);
        return ratio < least ? [{ discipline, theme: name, foreground, background, ratio, least }] : [];
      });
    }),
  );
}
