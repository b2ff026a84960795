import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { definePlugin } from '../contract/definePlugin.ts';
import { Layout } from './Layout.tsx';
import { renderPlugin } from '../../test/services/renderPlugin.tsx';
import { menus, slots } from './slots.ts';

const changes = new Set<() => void>();
let isWide = true;

function setWide(value: boolean): void {
  isWide = value;
  act(() => changes.forEach((run) => run()));
}

beforeEach(() => {
  changes.clear();
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(width >= 1024px)' && isWide;
    },
    addEventListener: (_: string, run: () => void) => changes.add(run),
    removeEventListener: (_: string, run: () => void) => changes.delete(run),
  }));
  return () => vi.unstubAllGlobals();
});

function Page() {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Text"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function Aside() {
  return <p>Contribution</p>;
}

const columns = definePlugin({
  id: 'columns',
  routes: [
    {
      id: 1,
      name: 'columns.home',
      path: '',
      titleKey: 'home',
      load: async () => Page,
    },
  ],
  slots: [
    { id: 'columns.start', slot: slots.columnStart, load: async () => Aside },
    { id: 'columns.end', slot: slots.columnEnd, load: async () => Aside },
  ],
  menus: [
    { menu: menus.main, item: { id: 'home', labelKey: 'home', target: 'columns.home' } },
    { menu: menus.section, item: { id: 'home', labelKey: 'home', target: 'columns.home' } },
    { menu: menus.bottom, item: { id: 'home', labelKey: 'home', target: 'columns.home' } },
  ],
  i18n: { load: async () => ({ default: { home: 'Top' } }) },
});

async function renderLayout(
  options: {
    readonly hasEndColumn?: boolean;
    readonly isMobile?: boolean;
    readonly withColumns?: boolean;
  } = {},
) {
  const { hasEndColumn = true, isMobile = false, withColumns = true } = options;
  const rendered = await renderPlugin(
    <Layout routeLayout="default" hasEndColumn={hasEndColumn}>
      <Page />
    </Layout>,
    { manifests: withColumns ? [columns] : [], isMobile },
  );
  await screen.findByRole('main');
  return rendered;
}

test('SHL-60 a change of layout preserves typed text and focus', async () => {
  await renderLayout();
  expect(screen.getByRole('navigation', { name: 'Section menu' })).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Text' });
  fireEvent.change(field, { target: { value: 'half a word' } });
  field.focus();

  setWide(false);
  await screen.findByRole('navigation', { name: 'Quick links' });
  expect(screen.queryByRole('navigation', { name: 'Section menu' })).toBeNull();
  const moved = within(screen.getByRole('main')).getByRole<HTMLInputElement>('textbox', {
    name: 'Text',
  });
  expect(moved).toBe(field);
  expect(moved.value).toBe('half a word');
  expect(document.activeElement).toBe(field);
  expect(document.documentElement.dataset['density']).toBe('touch');
});

test('SHL-60 a mobile device gets the mobile layout in a wide window, too', async () => {
  await renderLayout({ isMobile: true });
  expect(screen.getByRole('navigation', { name: 'Quick links' })).toBeTruthy();
});

test('one banner, one main, one contentinfo, and a skip link that moves the focus', async () => {
  await renderLayout();
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('SHL-880 behind the link to the content is one to the end column, if the page has it', async () => {
  const { unmount } = await renderLayout();
  fireEvent.click(screen.getByRole('link', { name: 'Skip to bet slip' }));
  expect(document.activeElement).toBe(
    screen.getByRole('complementary', { name: 'Bet slip and offers' }),
  );
  unmount();
  await renderLayout({ hasEndColumn: false });
  expect(screen.queryByRole('link', { name: 'Skip to bet slip' })).toBeNull();
});

test('SHL-64 SHL-912 a column is hidden and shown by its toggle, and the choice is remembered', async () => {
  const { runtime } = await renderLayout();
  expect(screen.getByRole('complementary', { name: 'Sports menu' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sports menu', expanded: true }));
  expect(screen.queryByRole('complementary', { name: 'Sports menu' })).toBeNull();
  expect(runtime.services.preferences.isStartColumnHidden).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Sports menu', expanded: false }));
  expect(screen.getByRole('complementary', { name: 'Sports menu' })).toBeTruthy();
});

test('SHL-64 SHL-913 a column whose contributions are for other pages is absent', async () => {
  const elsewhere = definePlugin({
    id: 'elsewhere',
    slots: [
      {
        id: 'elsewhere.start',
        slot: slots.columnStart,
        when: { op: 'route', id: 77 },
        load: async () => Aside,
      },
    ],
  });
  await renderPlugin(
    <Layout routeLayout="default" hasEndColumn={false}>
      <Page />
    </Layout>,
    { manifests: [elsewhere] },
  );
  await screen.findByRole('main');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sports menu' })).toBeNull();
});

test('SHL-64 SHL-913 no end column on a route without one, no columns without contributions', async () => {
  const { unmount } = await renderLayout({ hasEndColumn: false });
  expect(screen.queryByRole('complementary', { name: 'Bet slip and offers' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Bet slip and offers' })).toBeNull();
  unmount();
  await renderLayout({ withColumns: false });
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('SHL-75 the look of the document follows the preferences', async () => {
  const { runtime } = await renderLayout();
  const { dataset } = document.documentElement;
  act(() => {
    runtime.services.preferences.set('theme', 'dark');
    runtime.services.preferences.set('isHighAccess', true);
    runtime.services.preferences.set('arePricesPaused', true);
  });
  expect([dataset['theme'], dataset['access'], 'calm' in dataset]).toEqual(['dark', 'high', true]);
  act(() => {
    runtime.services.preferences.set('theme', 'light');
    runtime.services.preferences.set('isHighAccess', false);
    runtime.services.preferences.set('arePricesPaused', false);
  });
  expect([dataset['theme'], dataset['access'], 'calm' in dataset]).toEqual([
    'light',
    undefined,
    false,
  ]);
});

test('SHL-301 size of type and light version are at the root element', async () => {
  const { runtime } = await renderLayout();
  const { dataset } = document.documentElement;
  act(() => {
    runtime.services.preferences.set('fontSize', 1);
    runtime.services.preferences.set('isLight', true);
  });
  expect([dataset['fontSize'], 'light' in dataset]).toEqual(['1', true]);
  act(() => {
    runtime.services.preferences.set('fontSize', 0);
    runtime.services.preferences.set('isLight', false);
  });
  expect([dataset['fontSize'], 'light' in dataset]).toEqual([undefined, false]);
});

test('SHL-69 at most four destinations, those of plugins in the middle, and the menu', async () => {
  const many = definePlugin({
    id: 'many',
    routes: ['a', 'b', 'c', 'd', 'e'].map((path, index) => ({
      id: 10 + index,
      name: `many.${path}`,
      path,
      titleKey: path,
      load: async () => Page,
    })),
    menus: ['a', 'b', 'c', 'd', 'e'].map((path) => ({
      menu: menus.bottom,
      item: { id: path, labelKey: path, target: `many.${path}` },
    })),
    slots: [
      {
        id: 'many.coupon',
        slot: slots.bottomNavigation,
        load: async () => () => <button type="button">Coupon</button>,
      },
    ],
    i18n: { load: async () => ({ default: { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' } }) },
  });
  await renderPlugin(
    <Layout routeLayout="default" hasEndColumn={false}>
      <Page />
    </Layout>,
    { manifests: [many], isMobile: true },
  );
  await screen.findByRole('button', { name: 'Coupon' });
  const navigation = screen.getByRole('navigation', { name: 'Quick links' });
  expect([...navigation.querySelectorAll('a, button')].map((item) => item.textContent)).toEqual([
    'A',
    'B',
    'Coupon',
    'C',
    'Menu',
  ]);
});

test('SHL-69 the menu of the mobile layout is a dialog that names no destination twice', async () => {
  await renderLayout({ isMobile: true });
  fireEvent.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Top' }).getAttribute('href')).toBe('/en');
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('C05 announcements use regions that existed before', async () => {
  const { runtime } = await renderLayout();
  act(() => runtime.services.announcer.alert('Bet accepted'));
  expect(screen.getByRole('alert').textContent).toBe('Bet accepted');
});
