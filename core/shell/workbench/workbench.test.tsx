import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { CricketPage } from './CricketPage.tsx';
import { workbench } from './index.ts';
import { NetworkPage } from './NetworkPage.tsx';

test('SHL-302 internal-vpn says what is reached from here, and asks again', async () => {
  const sandbox = createTestSandbox();
  let isDown = true;
  answerWith(async (request) =>
    isDown ? new Response('', { status: 403 }) : sandbox.fetch(request),
  );
  await renderPlugin(<NetworkPage />, { manifests: [workbench] });
  expect(await screen.findByText(/Does not answer/)).toBeTruthy();
  expect(screen.getByText('testbrand')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(/Answers in \d+ ms/)).toBeTruthy();
  sandbox.dispose();
});

test('SHL-303 cricket-dev-page shows every match of cricket as the platform sends it', async () => {
  const sandbox = createTestSandbox({ size: 'full' });
  answerWith(sandbox.fetch);
  await renderPlugin(<CricketPage />, { manifests: [workbench] });
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
  await renderPlugin(<CricketPage />, { manifests: [workbench] });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
