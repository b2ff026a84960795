import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig, resolveConfig, type InlineConfig, type Rolldown } from 'vite';
import { loadSites } from '../../edge/sites/loadSites.ts';
import { installedPlugins, rootFolder } from './installedPlugins.ts';
import { mergedGroup } from './mergedGroup.ts';
import { ownScripts, ownScriptsFile } from './ownScripts.ts';
import { packFiles } from './packFiles.ts';
import { chunkGraph, preloadsOf } from './preloadsOf.ts';

/**
 * Builds the page of the stage `STAGE`, with its files for the edge. It is bundled twice: the first
 * run finds the chunks and their users, the second merges small ones.
 *
 * @param isPacked with compressed copies of all files, which take a third of the time
 */
export async function buildPage(
  inline: InlineConfig = {},
  { isPacked = true }: { readonly isPacked?: boolean } = {},
): Promise<void> {
  const config: InlineConfig = mergeConfig(
    { configFile: join(rootFolder, 'vite.config.ts'), logLevel: 'warn' },
    inline,
  );
  const stage = process.env['STAGE'] === 'production' ? 'production' : 'demo';
  const installed = await installedPlugins(stage);
  const manifests = installed.map(({ manifest }) => manifest);
  const site = loadSites(join(rootFolder, 'config'), 'demo', manifests).get('northline');
  if (site === undefined) throw new Error('There is no brand northline to split the page for');

  const draft = await outputOf(config, { write: false, sourcemap: false });
  const group = mergedGroup(
    draft.filter((file) => file.type === 'chunk'),
    await preloadsOf(draft, installed),
    site,
  );
  const output = await outputOf(config, {
    rolldownOptions: { output: { codeSplitting: { groups: [group] } } },
  });
  const { outDir } = (await resolveConfig(config, 'build')).build;
  const preloads = await preloadsOf(output, installed, join(rootFolder, outDir));
  writeFileSync(join(rootFolder, outDir, 'preloads.json'), JSON.stringify(preloads));
  const inventory = ownScripts(
    { installed, preloads, graph: chunkGraph(output) },
    join(rootFolder, outDir),
  );
  writeFileSync(join(rootFolder, outDir, ownScriptsFile), JSON.stringify(inventory, undefined, 2));
  if (isPacked) await packFiles(outDir);
}

async function outputOf(
  config: InlineConfig,
  options: InlineConfig['build'],
): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build(
    mergeConfig(config, { build: options }),
  )) as Rolldown.RolldownOutput;
  return output;
}
