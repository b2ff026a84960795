import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { cricket } from '../index.ts';
import { CricketPage } from './CricketPage.tsx';

async function show(): Promise<void> {
  const { rerender } = await renderPlugin(<span />, { manifests: [{ ...cricket, needs: [] }] });
  await act(async () => rerender(<CricketPage />));
}

test('SHL-303 cricket-dev-page shows every match of cricket as the platform sends it', async () => {
  const sandbox = createTestSandbox({ size: 'full' });
  answerWith(sandbox.fetch);
  await show();
  const sportId = sandbox.line.tree('en').sports.find(({ slug }) => slug === 'cricket')?.id ?? 0;
  const offered = (['live', 'line'] as const).flatMap((section) =>
    sandbox.line.games({ section, sportId, limit: 60 }, 'en').games.map(({ id }) => id),
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('rowheader')).toHaveLength(offered.length);
  sandbox.dispose();
});

test('SHL-303 a failure is said', async () => {
  answerWith(async () => new Response('', { status: 403 }));
  await show();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
