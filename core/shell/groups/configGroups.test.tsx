import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { ConfigGroupStore } from './ConfigGroupStore.ts';
import { readSocialLinks } from './readSocialLinks.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function stage() {
  let nowMs = 0;
  const environment = { language: 'en' };
  const { sandbox, asked } = attachSandbox();
  const store = new ConfigGroupStore({
    environment,
    clock: { monotonicMs: () => nowMs },
    http: createTestServices().http,
    random: () => 0.5,
  });
  return {
    store,
    sandbox,
    environment,
    asked: () =>
      asked.map((path) => {
        const query = new URLSearchParams(path.split('?')[1]);
        return `${query.get('groups')} ${query.get('lang')}`;
      }),
    pass: (delayMs: number) => void (nowMs += delayMs),
  };
}

test('SHL-338 groups are requested together, kept for 600 to 900 s by language, and stay when a call fails', async () => {
  const { store, sandbox, asked, environment, pass } = stage();
  const links = ['Telegram', 'Instagram', 'YouTube'].map((name) => ({
    name,
    link: `https://${name.toLowerCase()}.example/brand`,
    iconName: `brand-${name.toLowerCase()}`,
  }));
  await sandbox.post('/sandbox/v1/groups', { social: { links } });
  await Promise.all([store.load(['social', 'none']), store.load(['social'])]);
  expect(readSocialLinks(store.group('social'))?.[0]?.name).toBe('Telegram');
  expect(store.group('none')).toBeUndefined();
  pass(749_999);
  await store.load(['social', 'none']);
  expect(asked()).toEqual(['social,none en']);
  pass(1);
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'GET', path: '/bff-api/config/group/get', times: 1, status: 400 },
  ]);
  await expect(store.load(['social'])).rejects.toThrow('400');
  expect(readSocialLinks(store.group('social'))).toHaveLength(3);
  await sandbox.post('/sandbox/v1/groups', { social: { links: [] } });
  await store.load(['social']);
  expect(readSocialLinks(store.group('social'))).toEqual([]);
  environment.language = 'de';
  await store.load(['social']);
  expect(asked().slice(1)).toEqual(['social en', 'social en', 'social de']);
});

test('SHL-338 SHL-922 only https links with a name are used', () => {
  const good = { name: 'X', link: 'https://x.example/brand', iconName: 'brand-x' };
  const bad = [
    { ...good, link: 'javascript:alert(1)' },
    { ...good, link: 'http://x.example' },
    { ...good, link: 'https://x.example\\@evil.example' },
    { ...good, name: '' },
    { ...good, iconName: '../x' },
    null,
    7,
  ];
  expect(readSocialLinks({ links: [good, ...bad] })).toEqual([good]);
  for (const group of [undefined, null, [], { links: 'all' }, 'links'])
    expect(readSocialLinks(group)).toBeUndefined();
});

test('SHL-338 SHL-921 the footer shows the links of the platform, else those of the configuration', async () => {
  const answer = vi.fn(async () =>
    Response.json({ errors: [{ code: 'down', detail: 'down' }] }, { status: 404 }),
  );
  answerWith(answer);
  const brand = {
    id: 'testbrand',
    name: 'Testbrand',
    socialLinks: [{ name: 'Own', link: 'https://own.example/', iconName: 'brand-x' }],
  };
  const first = await act(async () => renderPlugin(<SocialLinks />, { configuration: { brand } }));
  expect((await screen.findByRole('link', { name: 'Own' })).getAttribute('href')).toBe(
    'https://own.example/',
  );
  first.unmount();
  first.runtime.dispose();
  answer.mockImplementation(async () =>
    Response.json({
      groups: {
        social: {
          links: [{ name: 'Theirs', link: 'https://theirs.example/', iconName: 'brand-x' }],
        },
      },
    }),
  );
  const second = await act(async () => renderPlugin(<SocialLinks />, { configuration: { brand } }));
  expect((await screen.findByRole('link', { name: 'Theirs' })).getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  expect(screen.queryByRole('link', { name: 'Own' })).toBeNull();
  second.runtime.dispose();
});
