import { join } from 'node:path';
import { guardProcess } from '../../process/guardProcess.ts';
import { brandIds } from '../sites/loadSites.ts';
import { builtPlugins } from './builtPlugins.ts';
import { readConfigFolder, readStartSettings } from './readStartSettings.ts';
import { startServer } from './startServer.ts';

/**
 * Serves until a signal ends the process. Rejects if the site cannot be shown.
 *
 * @param rootFolder has `dist/` and `config/`
 */
export async function runEdge(rootFolder: string): Promise<void> {
  await start(rootFolder).catch((error: unknown) => {
    console.error(
      error instanceof Error &&
        /^(Missing|NoSite|Configuration|StartSetting|Store)/.test(error.name)
        ? error.message
        : error,
    );
    process.exit(1);
  });
}

async function start(rootFolder: string): Promise<void> {
  const configFolder = readConfigFolder(process.env, join(rootFolder, 'config'));
  const options = readStartSettings(process.env, brandIds(configFolder), rootFolder);
  const buildFolder = join(
    rootFolder,
    'dist',
    options.stage === 'production' ? 'production' : 'demo',
  );
  const server = await startServer(
    { ...options, configFolder, buildFolder },
    builtPlugins(options.stage),
  );
  guardProcess(server.edge.fault);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  const page = await server.edge.fetch(new Request(`http://localhost:${server.port}/en`));
  // A closed site, or one whose first page redirects, counts as started.
  if (![200, 302, 403, 451, 503].includes(page.status))
    throw new Error(
      `The first page answers ${page.status} instead of 200; npm run site -- check ${options.brand} says why`,
    );
  console.log(server.lines.join('\n'));
}
