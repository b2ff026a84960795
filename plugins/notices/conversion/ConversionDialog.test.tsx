import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import type { ConversionOutcome } from './Conversion.ts';
import { notices } from '../index.ts';
import { ConversionDialog } from './ConversionDialog.tsx';

const conversion = {
  accountId: 7,
  from: { minor: 150_690, currency: 'HRK' },
  to: { minor: 20_000, currency: 'EUR' },
  rate: '7.53450',
};

test('C14 NTC-553 a failure is said and leaves the question; a success ends it', async () => {
  const outcomes: ConversionOutcome[] = ['failed', 'open-bets', 'done'];
  const convert = vi.fn(async () => outcomes.shift() ?? 'done');
  const onClose = vi.fn();
  await renderPlugin(
    <ConversionDialog conversion={conversion} convert={convert} onClose={onClose} />,
    { manifests: [notices] },
  );
  const button = await screen.findByRole('button', { name: /^Convert ./ });
  expect(screen.getByText(/200\.00/)).toBeTruthy();
  expect(screen.getByText('After, at 7.53450')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(button);
  expect(screen.getByRole('status').textContent).toContain('wasn’t converted');
  await user.click(screen.getByRole('button', { name: /^Convert ./ }));
  expect(screen.getByRole('status').textContent).toContain('open bets');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Convert ./ }));
  expect([onClose.mock.calls.length, convert.mock.calls.length]).toEqual([1, 3]);
});
