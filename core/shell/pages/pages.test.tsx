import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { PageView } from '../../runtime/views/PageView.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { NoConfigurationPage } from './NoConfigurationPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

test('SHL-72 an unknown address shows the missing page with a link to home and a title', async () => {
  await renderPlugin(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/en');
  expect(document.title).toBe('Page not found · Testbrand');
});

test('SHL-72 noindex is set before the code of the page is loaded', async () => {
  const { runtime } = await renderPlugin(<PageView />, { path: '/en/nowhere//x' });
  expect(runtime.navigator.page.kind).toBe('not-found');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

test('the error page can be tried again', async () => {
  let isBroken = true;
  const broken = definePlugin({
    id: 'broken',
    routes: [
      {
        id: 1,
        name: 'broken.home',
        path: '',
        titleKey: 'home',
        load: async () => () => <h1>Home</h1>,
      },
    ],
    guards: [
      {
        id: 'broken.guard',
        station: 'access',
        kind: 'check',
        timeoutMs: 500,
        onError: 'closed',
        load: async () => () => {
          if (isBroken) throw new Error('no answer');
          return { kind: 'next' };
        },
      },
    ],
  });
  await renderPlugin(<PageView />, { manifests: [broken] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
});

test('SHL-73 without a configuration the page needs no services and offers a retry', () => {
  const onRetry = vi.fn();
  render(<NoConfigurationPage onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
