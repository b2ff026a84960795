import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds, createSite, readLayers } from '../sites/loadSites.ts';
import { iconSizes, webManifest } from './siteFiles.ts';
import { edgeWith, siteOf } from '../testing/edgeStage.ts';

const root = join(import.meta.dirname, '..', '..');
const fileOf = (path: string): string => join(root, 'public', path);

test.each(brandIds(join(root, 'config')).filter((brand) => existsSync(fileOf(`brands/${brand}`))))(
  'EDG-264 EDG-704 %s has an icon of every size for home screens, each under 15 kB and of the stated size',
  (brand) => {
    const manifest = webManifest(
      createSite(readLayers(join(root, 'config'), brand, 'production'), []),
      (path) => existsSync(fileOf(path)),
    ) as {
      icons: { src: string; sizes: string; type: string; purpose: string }[];
    };
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(
      iconSizes.map((size) => `${size}x${size}`),
    );
    expect([
      iconSizes[0],
      iconSizes.at(-1),
      pictures.some(({ purpose }) => purpose === 'maskable'),
    ]).toEqual([72, 512, true]);
    for (const { src, sizes } of pictures) {
      const png = readFileSync(fileOf(src));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
      expect(png.length).toBeLessThanOrEqual(15 * 1024);
    }
  },
);

test('EDG-264 EDG-265 a brand without pictures names only the mark that the edge draws', () => {
  const manifest = webManifest(siteOf('birch'), () => false);
  expect(manifest['icons']).toEqual([
    { src: '/brands/birch.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]);
});

test.each([
  [{ supportEmail: 'help@alder.example' }, 'mailto:help@alder.example'],
  [
    { supportEmail: 'help@alder.example', securityContact: 'https://alder.example/holes' },
    'https://alder.example/holes',
  ],
])('EDG-270 EDG-705 M82 the brand %j names its security contact', async (brand, contact) => {
  const { get } = edgeWith({ sites: new Map([['alder', siteOf('alder', { brand })]]) });
  const answer = await get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; charset=utf-8$/i),
  ]);
  const lines = (await answer.text()).trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  expect(fields.get('Contact')).toBe(contact);
  expect(fields.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/);
  expect(fields.get('Preferred-Languages')).toMatch(/^[\w-]+(?:, [\w-]+)*$/);
  const leftDays = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(leftDays).toBeGreaterThan(150);
  expect(leftDays).toBeLessThanOrEqual(180);
});

test('EDG-270 a brand without a contact has no such file', async () => {
  const none = siteOf('alder', { brand: { supportEmail: '', securityContact: '' } });
  const { get } = edgeWith({ sites: new Map([['alder', none]]) });
  expect((await get('/.well-known/security.txt')).status).toBe(404);
});

test('EDG-271 FM08 password managers are led to the page of password and passkeys', async () => {
  const page = {
    id: 1900,
    name: 'betting.keys',
    path: 'keys',
    titleKey: 'title',
    load: () => Promise.reject(new Error('Nothing of the page is loaded here')),
    wellKnown: ['change-password', 'passkey-endpoints'],
  } as const;
  const site = siteOf('alder', {}, [page]);
  const { get } = edgeWith({ sites: new Map([['alder', site]]) });
  const change = await get('/.well-known/change-password');
  expect([change.status, change.headers.get('location')]).toEqual([302, '/en/keys']);
  const endpoints = await get('/.well-known/passkey-endpoints');
  expect(endpoints.headers.get('content-type')).toContain('application/json');
  const { enroll, manage } = (await endpoints.json()) as Record<string, string>;
  expect([enroll, manage]).toEqual([manage, expect.stringMatching(/^https?:\/\/[^/]+\/en\/keys$/)]);
  const none = edgeWith({ sites: new Map([['alder', siteOf('alder')]]) });
  for (const name of ['change-password', 'passkey-endpoints'])
    expect((await none.get(`/.well-known/${name}`)).status, name).toBe(404);
});
