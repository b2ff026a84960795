/**
 * schemas/ and what plugins bring in their folders → schemas/generated/: types, eval-free
 * validators, the typed endpoint table, the configuration, the plugins' parts of the sandbox, the
 * sprite; and from the sources the names of everything that a browser keeps. Nothing in generated/
 * is written by hand or committed; every script runs this first (about a second).
 */
import { join } from 'node:path';
import { installedPlugins } from './build/installedPlugins.ts';
import { writeConfiguration } from './generate/configuration.ts';
import { writeEndpoints } from './generate/endpoints.ts';
import { writeIcons } from './generate/icons.ts';
import { dropStale, markCurrent, write } from './generate/output.ts';
import { readSchemas, sandboxPartsModule } from './generate/pluginFiles.ts';
import { readPublishedSchema } from './generate/publishedSchema.ts';
import { writeTypes, writeValidators } from './generate/shapes.ts';
import { readPageSources, storedNames } from './generate/storedNames.ts';
import { writeStoredValidators } from './generate/storedValidators.ts';

const root = join(import.meta.dirname, '..');

/**
 * Manifests hold the names that exist; while one cannot be read, the last published schema stays.
 */
async function writePublishedSchema(): Promise<void> {
  const name = 'site-configuration.published.json';
  try {
    const schema = readPublishedSchema(root, await installedPlugins());
    write(name, `${JSON.stringify(schema, null, 2)}\n`);
  } catch (error) {
    console.warn(
      `${name} stays as it is: ${error instanceof Error ? error.message : String(error)}`,
    );
    markCurrent(name);
  }
}

const files = readSchemas(root, ['wire', 'feed']);
await writeTypes(files, 'wire.ts');
writeValidators(files);
const stored = readSchemas(root, ['stored']);
await writeTypes(stored, 'stored/stored.ts');
writeStoredValidators(stored);
writeEndpoints(root, files);
writeIcons(root);
write('sandboxParts.ts', sandboxPartsModule(root));
await writeConfiguration(root);
await writePublishedSchema();
write(
  'storedNames.ts',
  `/* Generated from the sources. Do not edit. */
export const storedNames = ${JSON.stringify(storedNames(readPageSources(root)), null, 2)} as const;
`,
);
dropStale();
