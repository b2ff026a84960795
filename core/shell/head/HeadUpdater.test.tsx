import { parameters } from '../parameters.ts';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { usePageTitle } from '../../ui/react/usePageTitle.ts';
import { PageView } from '../../runtime/views/PageView.tsx';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { Layout } from '../Layout.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';

const line = definePlugin({
  id: 'line',
  i18n: { load: async () => ({ default: { title: 'Sports', about: 'All odds', mine: 'Mine' } }) },
  routes: [
    {
      id: 1,
      name: 'line.home',
      path: '',
      titleKey: 'title',
      load: async () => () => <h1>Home</h1>,
    },
    {
      id: 2,
      name: 'line.list',
      path: 'line/:sport',
      parameters: { sport: parameters.slugId },
      titleKey: 'title',
      descriptionKey: 'about',
      load: async () =>
        function List() {
          usePageTitle('Football');
          return <h1>List</h1>;
        },
    },
    {
      id: 3,
      name: 'line.mine',
      path: 'mine',
      titleKey: 'mine',
      isPrivate: true,
      load: async () => () => <h1>Mine</h1>,
    },
  ],
});

afterEach(() => {
  document.head.replaceChildren();
});

async function open(fetchOf: (request: Request) => Promise<Response>) {
  answerWith(fetchOf);
  document.head.innerHTML =
    '<title>Served</title><meta name="description" content="Home" data-head><link rel="canonical" href="http://localhost/en" data-head><link rel="alternate" hreflang="en-GB" href="http://localhost/en" data-head><meta name="viewport" content="kept"><script type="application/ld+json">{}</script>';
  const { runtime } = await renderPlugin(
    <Layout routeLayout="empty" hasEndColumn={false}>
      <PageView />
    </Layout>,
    { manifests: [line] },
  );
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return async (path: string) => act(async () => runtime.navigator.go(path));
}

const head = (selector: string): (string | null)[] =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  );

test('SHL-295 after a navigation the head is that of the new page, with the platform’s data', async () => {
  const sandbox = createTestSandbox();
  const go = await open(sandbox.fetch);
  expect(head('link[rel=canonical]')).toEqual(['http://localhost/en']);
  await go('/en/line/1-football');
  await vi.waitFor(() =>
    expect(document.title).toBe('Football betting: odds on upcoming matches · Testbrand'),
  );
  expect(head('link[rel=canonical]')).toEqual([`${location.origin}/en/line/1-football`]);
  expect(head('link[hreflang]')).toEqual(
    ['en', 'ru', 'en'].map((language) => `${location.origin}/${language}/line/1-football`),
  );
  expect(
    [...document.head.querySelectorAll('link[hreflang]')].map((link) =>
      link.getAttribute('hreflang'),
    ),
  ).toEqual(['en-GB', 'ru', 'x-default']);
  expect(head('meta[name=description]')[0]).toMatch(/^Football odds for/);
  expect([head('meta[name=robots]'), head('meta[name=viewport]'), head('script')]).toEqual([
    ['max-image-preview:large, max-snippet:-1'],
    ['kept'],
    [],
  ]);
  await go('/en/mine');
  await vi.waitFor(() => expect(head('meta[name=robots]')).toEqual(['noindex']));
  expect([document.title, head('link[rel=canonical]')]).toEqual(['Mine · Testbrand', []]);
  sandbox.dispose();
});

test('SHL-401 after a navigation the picture is that of the new page, never the previous one', async () => {
  const sandbox = createTestSandbox();
  const go = await open(sandbox.fetch);
  const picture = (): (string | null)[] => head('meta[property="og:image"]');
  await go('/en/line/1-football');
  await vi.waitFor(() =>
    expect(picture()).toEqual([`${location.origin}/web-api/seo/v1/cards/sport-1.png`]),
  );
  expect(head('meta[property="og:image:alt"]')).toEqual(['Football']);
  await go('/en');
  await vi.waitFor(() => expect(picture()).toEqual([]));
  sandbox.dispose();
});

test('SHL-295 without the platform the page has its own data', async () => {
  const go = await open(async () => new Response('', { status: 503 }));
  await go('/en/line/1-football');
  await vi.waitFor(() =>
    expect(head('link[rel=canonical]')).toEqual([`${location.origin}/en/line/1-football`]),
  );
  expect([document.title, head('meta[name=description]')]).toEqual([
    'Football · Testbrand',
    ['All odds'],
  ]);
});

test('SHL-764 an address whose ids never existed is the missing page after a navigation, too', async () => {
  const sandbox = createTestSandbox();
  const go = await open(sandbox.fetch);
  await go('/en/line/99999-nowhere');
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Page not found'));
  expect([location.pathname, head('meta[name=robots]'), head('link[rel=canonical]')]).toEqual([
    '/en/line/99999-nowhere',
    ['noindex'],
    [],
  ]);
  await go('/en/line/1-football');
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('List'));
  sandbox.dispose();
});

test('SHL-764 without a response the page stays', async () => {
  const go = await open(async () => new Response('', { status: 503 }));
  await go('/en/line/99999-nowhere');
  await vi.waitFor(() =>
    expect(head('link[rel=canonical]')).toEqual([`${location.origin}/en/line/99999-nowhere`]),
  );
  expect(document.querySelector('h1')?.textContent).toBe('List');
});
