import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconSizes } from '../../edge/files/siteFiles.ts';
import { rootFolder } from '../build/installedPlugins.ts';
import type { CheckedBrand } from './CheckedBrand.ts';
import { withNearest, type ConfigurationFault } from './ConfigurationFault.ts';

/** Pictures and fonts that the configuration names and nobody has put into `public`. */
export function checkFiles(brand: CheckedBrand): ConfigurationFault[] {
  const { logo, responsibleGamblingLogos } = brand.configuration.brand;
  const pictures = [
    ['brand.logo', logo] as const,
    ...responsibleGamblingLogos.map(
      ({ src }, index) => [`brand.responsibleGamblingLogos[${index}].src`, src] as const,
    ),
  ];
  return [
    ...pictures.flatMap(([path, address]) => checkPicture(path, address, brand)),
    ...checkIcons(brand),
    ...checkFonts(brand),
  ];
}

function checkPicture(
  path: string,
  address: string,
  { fileOf }: CheckedBrand,
): ConfigurationFault[] {
  if (!address.startsWith('/')) return [];
  const file = join('public', address.replace(/[?#].*$/, ''));
  return existsSync(join(rootFolder, file))
    ? []
    : [
        {
          file: fileOf(path),
          path,
          message: `is not there: there is no file ${file}`,
          value: address,
        },
      ];
}

/** SHL-531: a site without icons works, and looks unfinished in tabs, on home screens and in previews of links. */
function checkIcons({ brand }: CheckedBrand): ConfigurationFault[] {
  const folder = join('public', 'brands');
  const icons = [
    `${brand}.svg`,
    ...iconSizes.map((size) => `${brand}/icon-${size}.png`),
    `${brand}/icon-maskable-512.png`,
  ];
  const missing = icons.filter((name) => !existsSync(join(rootFolder, folder, name)));
  if (missing.length === 0) return [];
  return [
    {
      file: `config/${brand}.json`,
      path: 'brand.id',
      message: `has ${missing.length === icons.length ? 'no icons' : 'not all icons'}: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not in ${folder}/`,
      value: brand,
      isNote: true,
    },
  ];
}

/** SHL-531: a font that is not there is asked for in vain before anything is painted. */
function checkFonts({ configuration: { theme }, fileOf }: CheckedBrand): ConfigurationFault[] {
  const known = [join('core', 'ui', 'fonts'), join('public', 'fonts')]
    .flatMap((folder) =>
      existsSync(join(rootFolder, folder)) ? readdirSync(join(rootFolder, folder)) : [],
    )
    .filter((name) => name.endsWith('.woff2'));
  return theme.fonts.preload.flatMap(({ file: value }, index) =>
    known.includes(value)
      ? []
      : [
          withNearest(
            {
              file: fileOf('theme.fonts.preload'),
              path: `theme.fonts.preload[${index}].file`,
              message: 'is no font of the product and not in public/fonts',
              value,
              allowed: known,
            },
            known,
          ),
        ],
  );
}
