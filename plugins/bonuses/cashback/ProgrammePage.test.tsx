import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBonuses } from '../testing/openBonuses.tsx';
import { ProgrammePage } from './ProgrammePage.tsx';

test('BNS-12 OF09 without a programme the page does not exist', async () => {
  await openBonuses(ProgrammePage, 'newbie');
  expect(await screen.findByText('Page not found')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('BNS-12 OF09 the page shows level and rules of the programme', async () => {
  await openBonuses(ProgrammePage, 'newbie', async (sandbox) => {
    await sandbox.post('/sandbox/v1/users/newbie/promotions', { programme: 'premium', level: 2 });
  });
  expect(await screen.findByText('You’re on level 2')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('row', { current: true }).textContent).toBe('2Yours2,0009%');
});
