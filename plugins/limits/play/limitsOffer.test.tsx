import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { afterSignInToken } from '../../auth/contract.ts';
import { setLimitsModal } from '../contract.ts';
import { openLimits } from '../testing/openLimits.tsx';

test('AUT-496 LIM-75 once the offer of a limit is closed the heading of the page has the focus', async () => {
  const { runtime, user } = await openLimits(
    <>
      <main>
        <h1>Sports</h1>
      </main>
      <ModalHost />
    </>,
  );
  const { modals, services } = runtime.services;
  const queue = await services.get(afterSignInToken);
  act(() => void queue.register('limits', async () => () => modals.open(setLimitsModal, {})));
  await user.click(await screen.findByText('Go on without a limit', {}, { timeout: 5000 }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Sports' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
