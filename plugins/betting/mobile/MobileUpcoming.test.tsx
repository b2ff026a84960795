import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { useEventQuery } from '../components/useEventQuery.ts';
import { useBetting } from '../components/useBetting.ts';
import { useOpen } from '../components/useOpen.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/TestPlatform.ts';
import { MobileUpcoming } from './MobileUpcoming.tsx';

const widened: unknown[] = [];

const Upcoming = observer(function Upcoming() {
  const list = useOpen(useBetting().list(useEventQuery({ section: 'line', sportId: 1, withinH: 3, limit: 60 })));
  return <MobileUpcoming list={list} choice={{ sportId: 1, withinH: 3 }} onChoose={(choice) => widened.push(choice)} />;
});

test('BET-106 with rows of their own the phone, too, says that a list failed, is empty, and can be widened', async () => {
  const stage = await createBettingStage();
  stage.preferences.set('isFullMarketNames', true);
  await stage.betting.loadOptions();
  stage.platform.failsWith = 500;
  const view = stage.render(<Upcoming />);
  await act(settled);
  stage.platform.failsWith = undefined;
  await userEvent.click(within(await view.findByRole('alert')).getByRole('button'));
  await act(settled);
  await userEvent.click(view.getByRole('button', { name: 'Show any time' }));
  expect(widened).toEqual([{ sportId: 1, withinH: undefined }]);
});
