import { afterEach, expect, test, vi } from 'vitest';
import { installedPlugins } from './installedPlugins.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('SHL-342 neither the bundle nor the plan of production knows the inspector; other stages do', async () => {
  const idsInPage = async (stage: string): Promise<string[]> => {
    vi.stubEnv('STAGE', stage);
    vi.resetModules();
    const { manifests } = await import('../../core/runtime/boot/manifests.ts');
    return manifests.map(({ id }) => id);
  };
  expect(await idsInPage('production')).not.toContain('inspector');
  expect(await idsInPage('demo')).toContain('inspector');
  const idsOf = async (stage: 'production' | 'demo' | 'test') =>
    (await installedPlugins(stage)).map(({ manifest }) => manifest.id);
  expect(await idsOf('production')).not.toContain('inspector');
  expect(await idsOf('demo')).toContain('inspector');
  expect(await idsOf('test')).toContain('inspector');
});

test('SHL-302 SHL-303 production has no page for developers of its own (A61)', async () => {
  const pathsOf = async (stage: 'production' | 'demo'): Promise<string[]> =>
    (await installedPlugins(stage)).flatMap(({ manifest }) =>
      (manifest.routes ?? []).map(({ path }) => path),
    );
  expect(await pathsOf('demo')).toEqual(
    expect.arrayContaining(['internal-vpn', 'cricket-dev-page']),
  );
  expect(
    (await pathsOf('production')).filter((path) =>
      ['internal-vpn', 'cricket-dev-page', 'debugger'].includes(path),
    ),
  ).toEqual([]);
});
