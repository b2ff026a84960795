import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Media } from './Media.ts';
import type { MediaStore } from './MediaStore.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { WatchedVideo } from './WatchedVideo.tsx';
import { fakeOf } from '../../../test/services/fakeOf.ts';

test('BET-541 a broadcast whose player cannot be loaded says so, is reported, and can be retried', async () => {
  const { render, services, reported } = await createBettingStage();
  Object.assign(services.session, { state: { kind: 'signed-in', userId: 1 } });
  const watch = vi.fn(() => Promise.reject(new Error('Chunk lost')));
  const store = fakeOf<MediaStore>({ watch, video: undefined });
  const onZone = vi.fn();
  const { findByText, getByRole } = render(
    <WatchedVideo
      store={store}
      media={{ eventId: 1, title: 'A match' } as Media}
      onZone={onZone}
    />,
  );
  await findByText('The stream isn’t available right now');
  expect(reported).toHaveLength(1);
  fireEvent.click(getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(watch).toHaveBeenCalledTimes(2));
  fireEvent.click(getByRole('button', { name: 'Follow it on the match tracker' }));
  expect(onZone).toHaveBeenCalledOnce();
});
