import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Dictionaries } from '../../../edge/page/Dictionaries.ts';
import { smallPlugins } from '../../../test/fixtures/plugins/smallPlugins.ts';
import {
  installedPlugins,
  rootFolder,
  type InstalledPlugin,
} from '../../build/installedPlugins.ts';
import { readPublishedSchema } from '../../generate/publishedSchema.ts';
import { checkBrand } from '../checkBrand.ts';
import { describeFault } from '../ConfigurationFault.ts';
import { sandboxOffer } from '../Offer.ts';

/** Facts about the plugins of a site that the check needs. */
const sitesWith = (plugins: readonly InstalledPlugin[]) => ({
  schema: readPublishedSchema(rootFolder, plugins),
  manifests: plugins.map(({ manifest }) => manifest),
  dictionaries: Dictionaries.ofPlugins(plugins),
});
export const small = sitesWith(smallPlugins);
export const shipped = { ...sitesWith(await installedPlugins()), offer: sandboxOffer() };
export const configFolder = join(rootFolder, 'test', 'fixtures', 'config');
export const shippedFolder = join(rootFolder, 'config');

/** The faults of a brand without mark and icons. */
export const noPictures = (brand: string): RegExp =>
  new RegExp(`^note: .* has no icons: ${brand}\\.svg, ${brand}/icon-72\\.png, `);

/** Copies a configuration, to be changed. */
export function copyOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'grandstand-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(source, folder, { recursive: true });
  return folder;
}

/** Faults of the brand alder after this change of its file. */
export function faultsOf(
  change: Record<string, unknown>,
  { of = small, source = configFolder, brand = 'alder' } = {},
): string[] {
  const folder = copyOf(source);
  const path = join(folder, `${brand}.json`);
  const own = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...own, ...change }));
  // Alder has no pictures, which is reported whatever the change.
  return checkBrand({ folder, brand, ...of })
    .map(describeFault)
    .filter((fault) => !noPictures(brand).test(fault));
}
