import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { PageView } from '../../runtime/views/PageView.tsx';
import { Layout } from '../Layout.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';

function First() {
  return (
    <>
      <h1>First</h1>
      <input aria-label="Field" />
    </>
  );
}

function Second() {
  return <h1>Second</h1>;
}

/** Renders again when its data are loaded. */
function Third() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), 30);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? (
    <section>
      <h1>Third, ready</h1>
    </section>
  ) : (
    <h1>Third</h1>
  );
}

const pages = definePlugin({
  id: 'pages',
  routes: [
    {
      id: 1,
      name: 'pages.first',
      path: '',
      titleKey: 'first',
      load: async () => First,
    },
    {
      id: 3,
      name: 'pages.third',
      path: 'third',
      titleKey: 'second',
      load: async () => Third,
    },
    {
      id: 2,
      name: 'pages.second',
      path: 'second',
      titleKey: 'second',
      load: async () => Second,
    },
  ],
  i18n: { load: async () => ({ default: { first: 'First', second: 'Second' } }) },
});

async function renderPages() {
  const rendered = await renderPlugin(
    <Layout routeLayout="default" hasEndColumn={false}>
      <PageView />
    </Layout>,
    { manifests: [pages] },
  );
  await screen.findByRole('heading', { name: 'First' });
  return rendered;
}

test('SHL-68 the first page keeps the focus where the browser put it', async () => {
  await renderPages();
  expect(document.activeElement).toBe(document.body);
});

test('SHL-68 after a navigation the heading has the focus and the title is announced once', async () => {
  const { runtime } = await renderPages();
  act(() => runtime.services.navigation.go('/en/second'));
  const heading = await screen.findByRole('heading', { name: 'Second' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      'Second · Testbrand',
    ),
  );
});

test('SHL-68 a focus that was moved meanwhile stays', async () => {
  const { runtime } = await renderPages();
  act(() => runtime.services.navigation.go('/en/second'));
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  await screen.findByRole('heading', { name: 'Second' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('SHL-68 SHL-423 a heading that is rendered again with the data of the page has the focus again', async () => {
  const { runtime } = await renderPages();
  act(() => runtime.services.navigation.go('/en/third'));
  const heading = await screen.findByRole('heading', { name: 'Third, ready' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
