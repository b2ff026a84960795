import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { challenge } from '../index.ts';
import { CaptchaDialog } from './CaptchaDialog.tsx';

const configuration = {
  brand: { id: 'testbrand', name: 'Testbrand', supportEmail: 'help@testbrand.example' },
};

test('AUT-73 the dialog says that there is no puzzle, and starts nothing by itself', async () => {
  const calls = answerPaths({});
  await renderPlugin(<CaptchaDialog triesLeft={3} onClose={() => undefined} />, {
    manifests: [challenge],
    configuration: { ...configuration, plugins: { challenge: {} } },
  });
  expect(screen.getByText(/No puzzles/)).toBeDefined();
  expect(calls.filter(({ path }) => path.includes('captcha'))).toEqual([]);
});

test('AUT-73 a platform that does not answer is said, and another try offered', async () => {
  answerPaths({ '/web-api/captcha/v1/update': { status: 400, code: 'down' } });
  await renderPlugin(<CaptchaDialog triesLeft={3} isAskedAgain onClose={() => undefined} />, {
    manifests: [challenge],
    configuration: { ...configuration, plugins: { challenge: {} } },
  });
  expect(screen.getByText('We need to run the check once more.')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start the check' }));
  await waitFor(() =>
    expect(screen.getByText(/We can’t reach the site/).closest('[role]')?.role).toBe('status'),
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('AUT-71 without tries left the way to support is shown', async () => {
  answerPaths({});
  const onClose = vi.fn();
  await renderPlugin(<CaptchaDialog triesLeft={0} onClose={onClose} />, {
    manifests: [challenge],
    configuration: { ...configuration, plugins: { challenge: {} } },
  });
  expect(
    screen.getByRole('link', { name: 'Email help@testbrand.example' }).getAttribute('href'),
  ).toBe('mailto:help@testbrand.example');
  expect(screen.queryByRole('button', { name: 'Start the check' })).toBeNull();
  await userEvent.setup().click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('AUT-72 cancel closes without a result', async () => {
  answerPaths({});
  const onClose = vi.fn();
  await renderPlugin(<CaptchaDialog triesLeft={3} onClose={onClose} />, {
    manifests: [challenge],
    configuration: { ...configuration, plugins: { challenge: {} } },
  });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose.mock.calls).toEqual([[]]);
});
