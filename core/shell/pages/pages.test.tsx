import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageView } from '../../views/PageView.tsx';
import { renderInRuntime } from '../stage/renderInRuntime.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NoConfigurationPage } from './NoConfigurationPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

test('SHL-72 an unknown address says so, leads home and names itself', async () => {
  await renderInRuntime(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/en');
  expect(document.title).toBe('This page could not be found · Testbrand');
});

test('SHL-72 search engines are told before the code of the page is there', async () => {
  const { runtime } = await renderInRuntime(<PageView />, { path: '/en/nowhere//x' });
  expect(runtime.navigator.page.kind).toBe('not-found');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeTruthy();
});

test('the error page can be tried again', async () => {
  const onRetry = vi.fn();
  await renderInRuntime(<ErrorPage onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('SHL-73 without a configuration the page needs no services and offers another try', () => {
  const onRetry = vi.fn();
  render(<NoConfigurationPage onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
