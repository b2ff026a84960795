/** Runs Vite with hot reload behind the edge: the built site with sources instead of chunks. */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import type { RenderPage, RenderPlainPage } from '../../edge/EdgeOptions.ts';
import { loadSites } from '../../edge/sites/loadSites.ts';
import { emailLinkOrigin, siteOfHost } from '../../edge/sites/siteOfHost.ts';
import { localPlatform } from '../../edge/platform/localPlatform.ts';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';
import { createDevelopmentEdge } from './createDevelopmentEdge.ts';

const port = Number(process.env['PORT'] ?? 5173);
const installed = await installedPlugins();
const sites = loadSites(
  join(rootFolder, 'config'),
  'test',
  installed.map(({ manifest }) => manifest),
);
const brand = process.env['BRAND'] ?? 'northline';
const platform = localPlatform({
  databasePath: process.env['SANDBOX_FILE'] ?? ':memory:',
  size: process.env['SANDBOX_SIZE'] === 'full' ? 'full' : 'small',
  isControlOpen: true,
  allowedHosts: [...sites.values()].flatMap((site) => site.configuration.brand.hosts),
  couponSettings: (host) => siteOfHost(sites, host, brand).configuration.plugins?.['coupon'],
  letterOrigin: (host) => emailLinkOrigin(sites, host, brand),
  brandName: (host) => siteOfHost(sites, host, brand).configuration.brand.name,
  protectionProfile: (host) => siteOfHost(sites, host, brand).configuration.rgProfile,
  timeZone: (host) => siteOfHost(sites, host, brand).configuration.timeZone,
});
const http = createHttpServer();
const vite = await createServer({
  root: rootFolder,
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
});

const { renderPlainPage } = (await vite.ssrLoadModule('/core/shell/plain/renderPlainPage.tsx')) as {
  readonly renderPlainPage: RenderPlainPage;
};
const edge = await createDevelopmentEdge({
  installed,
  sites,
  brand,
  platform,
  render: async (boot, facts) => {
    const { renderPage } = (await vite.ssrLoadModule('/core/runtime/boot/renderPage.tsx')) as {
      readonly renderPage: RenderPage;
    };
    return renderPage(boot, facts);
  },
  renderPlain: renderPlainPage,
});
const answer = getRequestListener(edge.fetch, { overrideGlobalObjects: false });
http.on('request', (request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
platform.attach?.(http);
http.listen(port, () => console.log(`Grandstand is ready: http://localhost:${port}/en`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), platform.close?.()]).then(() => process.exit(0));
  });
}
