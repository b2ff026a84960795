import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SeoContent } from '../../../schemas/generated/wire.ts';
import { definePlugin } from '../../contract/definePlugin.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { SeoBlock } from './SeoBlock.tsx';

const line = definePlugin({
  id: 'line',
  i18n: { load: async () => ({ default: { title: 'Sports' } }) },
  routes: [
    {
      id: 1,
      name: 'line.home',
      path: '',
      titleKey: 'title',
      load: async () => () => null,
    },
    {
      id: 2,
      name: 'line.list',
      path: 'line',
      titleKey: 'title',
      load: async () => () => null,
    },
    {
      id: 3,
      name: 'line.mine',
      path: 'mine',
      titleKey: 'title',
      isPrivate: true,
      load: async () => () => null,
    },
  ],
});
const hostile = '<img src=x onerror="window.hacked=1">';
const content: SeoContent = {
  title: `Odds ${hostile}`,
  sections: [{ title: 'Before', texts: ['First.', hostile] }, { texts: ['Second.'] }],
  links: [
    { text: 'Upcoming', path: 'line' },
    { text: 'Nowhere', path: 'nowhere' },
    { text: 'Evil', path: '../evil' },
  ],
};

async function open(site: Readonly<Record<string, unknown>>, answer: () => Response, path = '/en') {
  const asked: string[] = [];
  answerWith(({ url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.includes('/seo/')) asked.push(`${pathname}${search}`);
    return answer();
  });
  const opened = await renderPlugin(<SeoBlock />, {
    manifests: [line],
    configuration: { site },
    path,
  });
  return { ...opened, asked };
}

test('SHL-296 the words of the page are text, and links lead to pages of the site if they are enabled', async () => {
  const { asked, container } = await open({ isShowSeoModuleLinks: true }, () =>
    Response.json(content),
  );
  expect(await screen.findByRole('heading', { level: 2, name: content.title ?? '' })).toBeTruthy();
  expect(screen.getByText(hostile)).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Upcoming', '/en/line']]);
  expect(asked).toEqual(['/web-api/seo/v1/content?path=']);
});

test('SHL-296 SHL-924 the first paragraph is open, the rest is in the document behind a button', async () => {
  await open({}, () => Response.json(content));
  const more = await screen.findByRole('button', { name: 'Read more', expanded: false });
  const rest = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect([rest?.hidden, rest?.textContent]).toEqual([true, `${hostile}Second.`]);
  fireEvent.click(more);
  expect([rest?.hidden, screen.getByRole('button', { name: 'Show less', expanded: true })]).toEqual(
    [false, more],
  );
});

test('CFG-29 without isShowSeoModuleLinks the words have no links', async () => {
  await open({ isShowSeoModuleLinks: false }, () => Response.json(content));
  expect(await screen.findByText('First.')).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('SHL-296 SHL-925 words follow the page; private pages have none and request none, and a failure shows nothing', async () => {
  let status = 200;
  const { asked, runtime, container } = await open({}, () =>
    status === 200 ? Response.json(content) : new Response('', { status }),
  );
  expect(await screen.findByText('Second.')).toBeTruthy();
  await act(async () => runtime.navigator.go('/en/mine'));
  await vi.waitFor(() => expect(container.textContent).toBe(''));
  expect(asked).toHaveLength(1);
  status = 404;
  await act(async () => runtime.navigator.go('/en/line'));
  await vi.waitFor(() => expect(asked.at(-1)).toBe('/web-api/seo/v1/content?path=line'));
  expect(container.textContent).toBe('');
});
