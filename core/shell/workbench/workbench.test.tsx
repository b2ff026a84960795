import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerWith } from '../../../test/network/answerPaths.ts';
import { workbench } from './index.ts';
import { NetworkPage } from './NetworkPage.tsx';

test('SHL-302 internal-vpn shows the reachable addresses, and checks again', async () => {
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
