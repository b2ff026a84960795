import { lazy, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reports } from '../../platform/reports/Reports.ts';
import { hydratePage } from './hydratePage.ts';

const Late = lazy(() => new Promise<never>(() => undefined));
const reported = vi.fn<(error: unknown) => void>();
const report = vi.fn<Reports['report']>();
const reports = { report };

function drawnByEdge(text: string): HTMLElement {
  vi.stubGlobal('reportError', reported);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<p>{text}</p>);
  return root;
}

afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
  report.mockReset();
});

test('SHL-560 a page whose parts are not hydrated in time is rendered anew, and that is no error', async () => {
  const root = drawnByEdge('from the edge');
  const onOpen = vi.fn<() => void>();
  const giveUp = Promise.withResolvers<boolean>();
  startTransition(() =>
    hydratePage(
      root,
      <Suspense>
        <Late />
      </Suspense>,
      {
        reports,
        ended: giveUp.promise,
        onOpen,
        renderAnew: () => createRoot(root).render(<p>drawn anew</p>),
      },
    ),
  );
  expect(root.textContent).toBe('from the edge');
  giveUp.resolve(false);
  await vi.waitFor(() => expect(root.textContent).toBe('drawn anew'));
  expect([reported.mock.calls, report.mock.calls, onOpen.mock.calls]).toEqual([[], [], []]);
});

test('SHL-560 SHL-902 a mismatch with the server render is reported, to the operator too', async () => {
  const root = drawnByEdge('from the edge');
  const onOpen = vi.fn<() => void>();
  const renderAnew = vi.fn<() => void>();
  startTransition(() =>
    hydratePage(root, <p>from the page</p>, {
      reports,
      ended: Promise.resolve(true),
      onOpen,
      renderAnew,
    }),
  );
  await vi.waitFor(() => expect(root.textContent).toBe('from the page'));
  expect(reported).toHaveBeenCalledOnce();
  expect(report.mock.calls).toEqual([
    [expect.any(Error), { plugin: 'core', contribution: 'hydration' }],
  ]);
  expect([onOpen.mock.calls.length, renderAnew.mock.calls.length]).toEqual([1, 0]);
});
