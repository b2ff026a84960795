import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { ConfigGroupsAnswer } from '../../../schemas/generated/wire.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { ConfigGroupStore } from './ConfigGroupStore.ts';
import { readSocialLinks } from './readSocialLinks.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

function stage(sandbox: TestSandbox) {
  let nowMs = 0;
  const asked: string[] = [];
  const environment = { language: 'en' };
  const call = async (
    _id: string,
    { query }: { query: { groups: string; lang: string } },
  ): Promise<ConfigGroupsAnswer> => {
    asked.push(`${query.groups} ${query.lang}`);
    const response = await sandbox.request(
      `/bff-api/config/group/get?groups=${query.groups}&lang=${query.lang}`,
    );
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as ConfigGroupsAnswer;
  };
  const store = new ConfigGroupStore({
    environment,
    clock: { monotonicMs: () => nowMs },
    http: fakeHttp(call),
    random: () => 0.5,
  });
  return { store, asked, environment, pass: (delayMs: number) => void (nowMs += delayMs) };
}

test('SHL-338 groups are asked for together, kept for 600 to 900 s by language, and stay when a call fails', async () => {
  const sandbox = createTestSandbox();
  const { store, asked, environment, pass } = stage(sandbox);
  await Promise.all([store.load(['social', 'none']), store.load(['social'])]);
  expect(readSocialLinks(store.group('social'))?.[0]?.name).toBe('Telegram');
  expect(store.group('none')).toBeUndefined();
  pass(749_999);
  await store.load(['social', 'none']);
  expect(asked).toEqual(['social,none en']);
  pass(1);
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'GET', path: '/bff-api/config/group/get', times: 1, status: 500 },
  ]);
  await expect(store.load(['social'])).rejects.toThrow('500');
  expect(readSocialLinks(store.group('social'))).toHaveLength(3);
  await sandbox.post('/sandbox/v1/groups', { social: { links: [] } });
  await store.load(['social']);
  expect(readSocialLinks(store.group('social'))).toEqual([]);
  environment.language = 'de';
  await store.load(['social']);
  expect(asked.slice(1)).toEqual(['social en', 'social en', 'social de']);
  sandbox.dispose();
});

test('SHL-338 only https links with a name are believed', () => {
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

test('SHL-338 the footer shows the links of the platform, else those of the configuration', async () => {
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
