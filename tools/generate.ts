/**
 * Generates schemas/generated/ from schemas/ and the folders of plugins: types, eval-free
 * validators, the typed endpoint table, the configuration, the plugins' parts of the sandbox, the
 * sprite, the thunks of the manifests and the names of everything that a browser stores. Nothing in
 * generated/ is written by hand or committed; every script runs this first (about a second).
 */
import { join } from 'node:path';
import { installedPlugins } from './build/installedPlugins.ts';
import { writeConfiguration } from './generate/configuration.ts';
import { contributedCode } from './generate/contributedCode.ts';
import { writeEndpoints } from './generate/endpoints.ts';
import { writeIcons } from './generate/icons.ts';
import { dropStale, markCurrent, write } from './generate/output.ts';
import { readSchemas, sandboxPartsModule, settingsShapes } from './generate/pluginFiles.ts';
import { readPublishedSchema } from './generate/publishedSchema.ts';
import { writeTypes, writeValidators } from './generate/shapes.ts';
import { storedNamesModule } from './generate/storedNames.ts';
import { writeFeedValidator, writeStoredValidators } from './generate/storedValidators.ts';

const root = join(import.meta.dirname, '..');

/**
 * Files made from manifests: existing names, and thunks. If a manifest cannot be read, the old
 * files stay.
 */
async function writeFromManifests(): Promise<void> {
  const names = [
    'site-configuration.published.json',
    'firstCode.ts',
    'laterCode.ts',
    'personalCode.ts',
    'storedNames.ts',
  ];
  try {
    const installed = await installedPlugins();
    const shipped = new Set(
      (await installedPlugins('production')).map(({ manifest }) => manifest.id),
    );
    const debugging = installed.filter(({ manifest }) => !shipped.has(manifest.id));
    const schema = readPublishedSchema(root, installed);
    write('site-configuration.published.json', `${JSON.stringify(schema, null, 2)}\n`);
    const code = contributedCode(installed, new Set(debugging.map(({ manifest }) => manifest.id)));
    for (const [name, text] of Object.entries(code)) write(`${name}.ts`, text);
    write('storedNames.ts', storedNamesModule(installed));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${names.join(', ')} stay as they are: ${reason}`);
    names.forEach(markCurrent);
  }
}

const files = readSchemas(root, ['wire', 'feed']);
await writeTypes(files, 'wire.ts');
writeValidators(files);
writeFeedValidator(files);
await writeTypes([settingsShapes(root)], 'settings.ts');
const stored = readSchemas(root, ['stored']);
await writeTypes(stored, 'stored/stored.ts');
writeStoredValidators(stored);
writeEndpoints(root, files);
writeIcons(root);
write('sandboxParts.ts', sandboxPartsModule(root));
await writeConfiguration(root);
await writeFromManifests();
dropStale();
