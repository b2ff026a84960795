import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconSizes } from '../../edge/files/siteFiles.ts';
import { rootFolder } from '../build/installedPlugins.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import type { ConfigurationFault } from './ConfigurationFault.ts';

/** Pictures and fonts named by the configuration that are missing in `public`. */
export function checkFiles(brand: CheckedBrand): ConfigurationFault[] {
  return [...checkPictures(brand), ...checkIcons(brand), ...checkFonts(brand)];
}

function checkPictures({ configuration: { brand }, fault }: CheckedBrand): ConfigurationFault[] {
  const pictures = [
    ['brand.logo', brand.logo] as const,
    ...brand.responsibleGamblingLogos.map(
      ({ src }, index) => [`brand.responsibleGamblingLogos[${index}].src`, src] as const,
    ),
  ];
  return pictures.flatMap(([path, value]) => {
    const file = join('public', value.replace(/[?#].*$/, ''));
    return !value.startsWith('/') || existsSync(join(rootFolder, file))
      ? []
      : [fault(path, `is not there: there is no file ${file}`, { value })];
  });
}

/** SHL-531: without icons, tabs, home screens and link previews show a letter. */
function checkIcons({ brand }: CheckedBrand): ConfigurationFault[] {
  const folder = join('public', 'brands');
  const icons = [
    `${brand}.svg`,
    ...iconSizes.map((size) => `${brand}/icon-${size}.png`),
    `${brand}/icon-maskable-512.png`,
  ];
  const missing = icons.filter((name) => !existsSync(join(rootFolder, folder, name)));
  if (missing.length === 0) return [];
  const some = missing.length === icons.length ? 'no icons' : 'not all icons';
  const verb = missing.length === 1 ? 'is' : 'are';
  return [
    {
      file: `config/${brand}.json`,
      path: 'brand.id',
      message: `has ${some}: ${missing.join(', ')} ${verb} not in ${folder}/`,
      value: brand,
      isNote: true,
    },
  ];
}

/** SHL-531: the preload of a missing font delays the first paint for nothing. */
function checkFonts({ configuration: { theme }, fault }: CheckedBrand): ConfigurationFault[] {
  const allowed = ['core/ui/fonts', 'public/fonts']
    .map((folder) => join(rootFolder, folder))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .filter((name) => name.endsWith('.woff2'));
  return theme.fonts.preload.flatMap(({ file: value }, index) =>
    allowed.includes(value)
      ? []
      : [
          fault(
            `theme.fonts.preload[${index}].file`,
            'is no font of the product and not in public/fonts',
            { value, allowed },
          ),
        ],
  );
}
