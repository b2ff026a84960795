import { expect, test, vi } from 'vitest';
import { definePlugin, provideService } from '../../contract/definePlugin.ts';
import { createToken } from '../../contract/Token.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { loadFirstViews } from './loadFirstViews.ts';

const wantedToken = createToken<object>('helper.wanted', 1);
const brokenToken = createToken<object>('helper.broken', 1);
const otherToken = createToken<object>('helper.other', 1);
const other = vi.fn(() => ({}));

const plugin = definePlugin({
  id: 'helper',
  provides: [
    provideService(wantedToken, async () => () => ({ is: 'made' })),
    provideService(brokenToken, async () => () => {
      throw new Error('broken');
    }),
    provideService(otherToken, async () => other),
  ],
});

test('PLN-62 PLN-190 services of the first screen are created before it is shown, others are not, and a failing one delays nothing', async () => {
  const { runtime } = await renderPlugin(<p>Page</p>, { manifests: [plugin] });
  await loadFirstViews(runtime, {
    layout: 'desktop',
    wanted: [brokenToken.name, wantedToken.name, 'helper.unknown'],
  });
  const { services } = runtime.services;
  expect(services.peek(wantedToken)).toEqual({ is: 'made' });
  expect(services.peek(brokenToken)).toBeUndefined();
  expect(other).not.toHaveBeenCalled();
  expect(runtime.services.reports.entries.map(({ contribution }) => contribution)).toContain(
    'service helper.broken',
  );
});

test('PLN-62 PLN-192 parts that a view shows at once on a phone are loaded before as well, there alone', async () => {
  const loadMobileParts = vi.fn(() => Promise.reject(new Error('The network is gone')));
  const page = Object.assign(() => <p>Home</p>, { loadMobileParts });
  const home = definePlugin({
    id: 'home',
    routes: [
      {
        id: 1000,
        name: 'home.page',
        path: '',
        titleKey: 'home',
        load: async () => page,
      },
    ],
  });
  await loadFirstViews((await renderPlugin(<p>Page</p>, { manifests: [home] })).runtime, {
    layout: 'desktop',
  });
  expect(loadMobileParts).not.toHaveBeenCalled();
  await loadFirstViews(
    (await renderPlugin(<p>Page</p>, { manifests: [home], isMobile: true })).runtime,
    { layout: 'mobile' },
  );
  expect(loadMobileParts).toHaveBeenCalledTimes(1);
});
