import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { installedPlugins, rootFolder, type InstalledPlugin } from '../tools/build/installedPlugins.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { readBuiltSite } from './BuiltSite.ts';
import { createEdge, type Edge } from './createEdge.ts';
import { Dictionaries } from './Dictionaries.ts';
import { loadEdgeParts } from './loadEdgeParts.ts';
import { brandIds, loadSites, type Site, type Stage } from './loadSites.ts';
import type { LocalPlatformOptions } from './localPlatform.ts';
import type { Platform } from './Platform.ts';
import { readStartSettings } from './readStartSettings.ts';
import { remotePlatform } from './remotePlatform.ts';

export interface ServerOptions {
  readonly port: number;
  readonly stage: Stage;
  readonly brand: string;
  /** Address of the operator's platform; without one the sandbox runs in this process. */
  readonly platformUrl?: string;
  /** How the sandbox runs, where it does. */
  readonly sandbox?: Partial<LocalPlatformOptions>;
  readonly trustsProxy?: boolean;
  /** In the place of what the project ships: for tests of sites that are broken or have plugins of their own. */
  readonly replacement?: SiteReplacement;
}

export interface SiteReplacement {
  readonly buildFolder?: string;
  readonly configFolder?: string;
  readonly installed?: readonly InstalledPlugin[];
}

export interface RunningServer {
  readonly port: number;
  readonly edge: Edge;
  readonly close: () => Promise<void>;
}

/** Who sends headers or a body by the drop loses the connection; balancers keep theirs for a minute, so we keep it longer. */
const connectionLimits = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000, maxHeaderSize: 32 * 1024 };

/** A production edge has no platform to show. */
export class MissingPlatformError extends Error {
  override readonly name = 'MissingPlatformError';

  constructor() {
    super('Stage production needs PLATFORM_URL, the address of the platform, such as https://platform.example; the sandbox is for the stages demo and test');
  }
}

/** Starts edge and platform on a port; port 0 takes a free one. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  if (options.stage === 'production' && options.platformUrl === undefined) throw new MissingPlatformError();
  const installed = options.replacement?.installed ?? (await installedPlugins(options.stage));
  const build = readBuiltSite(options.replacement?.buildFolder ?? join(rootFolder, 'dist', options.stage === 'production' ? 'production' : 'demo'));
  const sites = loadSites(
    options.replacement?.configFolder ?? join(rootFolder, 'config'),
    options.stage,
    installed.map(({ manifest }) => manifest),
  );
  for (const line of new Set([...sites.values()].flatMap(({ problems }) => problems))) console.error(line);
  const platform = await openPlatform(options, sites);
  const edge = createEdge({
    sites,
    defaultBrand: options.brand,
    stage: options.stage,
    platform,
    build,
    ...(await loadEdgeParts(installed)),
    dictionaries: Dictionaries.ofPlugins(installed),
    trustsProxy: options.trustsProxy ?? false,
  });
  const server = createServer(connectionLimits, (request, response) => void listener(request, response));
  const listener = getRequestListener(edge.fetch, { overrideGlobalObjects: false });
  server.on('clientError', answerBrokenRequest);
  platform.attach?.(server);
  const port = await listen(server, options.port);
  return {
    port,
    edge,
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), platform.close?.()]);
    },
  };
}

async function openPlatform({ platformUrl, sandbox, stage, trustsProxy = false }: ServerOptions, sites: ReadonlyMap<string, Site>): Promise<Platform> {
  if (platformUrl !== undefined) return remotePlatform(platformUrl, { trustsProxy });
  // Imported here only: an edge in production never loads the sandbox.
  const { localPlatform } = await import('./localPlatform.ts');
  const allowedHosts = [...sites.values()].flatMap((site) => site.configuration.brand.hosts);
  return localPlatform({ databasePath: ':memory:', size: stage === 'test' ? 'small' : 'full', isControlOpen: stage === 'test', allowedHosts, ...sandbox });
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function main(): Promise<void> {
  const options = readStartSettings(process.env, brandIds(join(rootFolder, 'config')), rootFolder);
  const server = await startServer(options);
  const page = await server.edge.fetch(new Request(`http://localhost:${server.port}/en`));
  // A site that is closed for now is up all the same, and so is one that begins with another page.
  if (![200, 302, 403, 451, 503].includes(page.status)) throw new Error(`The first page answers ${page.status} instead of 200; npm run site -- check ${options.brand} says why`);
  console.log(`Grandstand is ready: http://localhost:${server.port}/en`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error && /^(Missing|NoSite|Configuration|StartSetting)/.test(error.name) ? error.message : error);
    process.exit(1);
  });
}
