import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderPage, renderPlainPage } from '../../core/runtime/boot/renderPage.tsx';
import { loadSites } from '../../edge/sites/loadSites.ts';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { installedPlugins, rootFolder } from '../build/installedPlugins.ts';
import { createDevelopmentEdge } from './createDevelopmentEdge.ts';

test('EDG-266 the development server has the server guards, moves, heads and rendered pages of the built edge, over sources', async () => {
  const installed = await installedPlugins();
  const sites = loadSites(
    join(rootFolder, 'config'),
    'test',
    installed.map(({ manifest }) => manifest),
  );
  const sandbox = createTestSandbox();
  const edge = await createDevelopmentEdge({
    installed,
    sites,
    brand: 'northline',
    platform: sandbox,
    render: renderPage,
    renderPlain: renderPlainPage,
  });
  const get = async (path: string): Promise<Response> =>
    edge.fetch(
      new Request(`http://northline.localhost${path}`, {
        headers: { host: 'northline.localhost' },
      }),
    );
  const html = await (await get('/en')).text();
  for (const part of [
    'src="/@vite/client"',
    'src="/core/runtime/boot/main.ts"',
    'rel="canonical" href="http://northline.localhost/en"',
    'hreflang="x-default"',
    'application/ld+json',
    '/brands/northline/icon-512.png',
  ])
    expect(html).toContain(part);
  const moved = await get('/en/user/forgotpassword');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    302,
    '/en?showForgotPasswordModal=1',
  ]);
  expect([(await get('/en/nowhere')).status, (await get('/sitemap.xml')).status]).toEqual([
    404, 200,
  ]);
  await sandbox.post('/sandbox/v1/site', { block: { templateTypeId: 16 } });
  const closed = await get('/en');
  expect(closed.status).toBe(451);
  // The page has content before any script.
  expect((await closed.text()).split('id="boot"')[0]).toMatch(/<main[^>]*>.*<h1[^>]*>[^<]+<\/h1>/s);
  await sandbox.post('/sandbox/v1/site', { block: null, maintenance: { isActive: true } });
  expect([(await get('/en')).status, (await get('/en')).headers.get('retry-after')]).toEqual([
    503,
    '60',
  ]);
  sandbox.dispose();
});
