import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { readBuiltSite } from './BuiltSite.ts';
import { answerChecks } from '../../schemas/generated/answerChecks.ts';
import { createEdge, type Edge } from '../createEdge.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { Site, Stage } from '../sites/loadSites.ts';
import type { LocalPlatformOptions } from '../platform/localPlatform.ts';
import { limitSockets } from './limitSockets.ts';
import { personAddress } from '../platform/personAddress.ts';
import type { Platform } from '../platform/Platform.ts';
import { remotePlatform } from '../platform/remotePlatform.ts';
import { startLines } from './startLines.ts';
import { emailLinkOrigin, siteOfHost } from '../sites/siteOfHost.ts';
import { SiteFolder } from '../sites/SiteFolder.ts';

export interface ServerOptions {
  readonly port: number;
  readonly stage: Stage;
  readonly brand: string;
  /** Brands and stages as JSON; files in its `public/` are served beside the build. */
  readonly configFolder: string;
  /** Vite's output for browsers. */
  readonly buildFolder: string;
  /** Address of the operator's platform; without one the sandbox runs in this process. */
  readonly platformUrl?: string;
  /** Options of the sandbox, if it runs. */
  readonly sandbox?: Partial<LocalPlatformOptions>;
  readonly trustsProxy?: boolean;
  readonly connectionLimits?: Partial<typeof defaultConnectionLimits>;
}

/** Contributions of the installed plugins to the edge. */
export interface EdgePlugins
  extends
    Pick<EdgeOptions, 'render'>,
    Required<
      Pick<EdgeOptions, 'dictionaries' | 'renderPlain' | 'structuredData' | 'serverGuards'>
    > {
  readonly manifests: readonly PluginManifest[];
}

export interface RunningServer {
  readonly port: number;
  readonly edge: Edge;
  /** Lines for the terminal, once the first page has answered. */
  readonly lines: readonly string[];
  /** Refuses new connections, finishes requests in flight within the limit, and closes. */
  readonly stop: (limitMs?: number) => Promise<void>;
  /** Closes at once, aborting requests in flight. */
  readonly close: () => Promise<void>;
}

/** Idle connections are kept longer than the minute for which balancers keep theirs. */
const defaultConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** A connection may outlive the two limits above by this interval. */
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 32 * 1024,
};

/** Time for requests in flight after SIGTERM. */
const stopLimitMs = 10_000;

/** Stage production was started without a platform. */
export class MissingPlatformError extends Error {
  override readonly name = 'MissingPlatformError';

  constructor() {
    super(
      'Stage production needs PLATFORM_URL, the address of the platform, such as ' +
        'https://platform.example; the sandbox is for the stages demo and test',
    );
  }
}

/** Starts edge and platform on a port; port 0 takes a free one. */
export async function startServer(
  options: ServerOptions,
  { manifests, ...plugins }: EdgePlugins,
): Promise<RunningServer> {
  if (options.stage === 'production' && options.platformUrl === undefined)
    throw new MissingPlatformError();
  const build = readBuiltSite(options.buildFolder, [join(options.configFolder, 'public')]);
  const folder = new SiteFolder({
    folder: options.configFolder,
    stage: options.stage,
    manifests,
    defaultBrand: options.brand,
  });
  const platform = await openPlatform(options, folder.sites);
  const edge = createEdge({
    sites: folder.sites,
    defaultBrand: options.brand,
    stage: options.stage,
    platform,
    build,
    ...plugins,
    answerChecks,
    trustsProxy: options.trustsProxy ?? false,
  });
  const server = createServer(
    { ...defaultConnectionLimits, ...options.connectionLimits },
    (request, response) => void listener(request, response),
  );
  const listener = getRequestListener(
    // Hosts such as one of 300 digits pass the listener's own check, but cannot be part of a URL.
    (request, bindings) =>
      URL.canParse(request.url)
        ? edge.fetch(request, bindings)
        : new Response(null, { status: 400 }),
    { overrideGlobalObjects: false },
  );
  server.on('clientError', answerBrokenRequest);
  const feeds = limitSockets(server, (request) =>
    personAddress(
      String(request.headers['x-forwarded-for'] ?? ''),
      { incoming: request },
      options.trustsProxy ?? false,
    ),
  );
  platform.attach?.(server);
  const port = await listen(server, options.port);
  const unwatch = folder.watch(() => build.files.refresh());
  const end = async (): Promise<void> => {
    unwatch();
    server.closeAllConnections();
    await Promise.all([new Promise((resolve) => server.close(resolve)), platform.close?.()]);
    edge.close();
  };
  return {
    port,
    edge,
    lines: startLines({
      port,
      sites: [...folder.sites.values()].map(({ configuration }) => configuration),
      demoPerson: platform.demoPerson,
    }),
    async stop(limitMs = stopLimitMs) {
      edge.stop();
      // Their pages reconnect at once, to another instance.
      for (const feed of feeds) feed.destroy();
      await finish(server, limitMs);
      await end();
    },
    close: end,
  };
}

/** Waits until all requests are answered or the limit is over; closes idle connections. */
async function finish(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (limit = setTimeout(resolve, limitMs)));
  await Promise.race([closed, late]);
  clearInterval(idle);
  clearTimeout(limit);
}

async function openPlatform(
  { brand, platformUrl, sandbox, stage, trustsProxy = false }: ServerOptions,
  sites: ReadonlyMap<string, Site>,
): Promise<Platform> {
  if (platformUrl !== undefined) return remotePlatform(platformUrl, { trustsProxy });
  // Imported here only: an edge in production never loads the sandbox.
  const { localPlatform } = await import('../platform/localPlatform.ts');
  const allowedHosts = [...sites.values()].flatMap((site) => site.configuration.brand.hosts);
  return localPlatform({
    trustsProxy,
    databasePath: ':memory:',
    size: stage === 'test' ? 'small' : 'full',
    isControlOpen: stage === 'test',
    allowedHosts,
    couponSettings: (host) => siteOfHost(sites, host, brand).configuration.plugins?.['coupon'],
    letterOrigin: (host) => emailLinkOrigin(sites, host, brand),
    brandName: (host) => siteOfHost(sites, host, brand).configuration.brand.name,
    protectionProfile: (host) => siteOfHost(sites, host, brand).configuration.rgProfile,
    timeZone: (host) => siteOfHost(sites, host, brand).configuration.timeZone,
    ...sandbox,
  });
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
