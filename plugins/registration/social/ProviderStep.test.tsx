import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';

// Found by selectors, because computing the roles of a list of 250 countries takes seconds.
const typeNames = (): string[] =>
  [...document.querySelectorAll('input[name="type"]')].map(
    (radio) => radio.closest('label')?.querySelector('span > span')?.textContent ?? '',
  );

test('REG-76 RN02 RN07 all four types are there; social asks nothing but whose account, and visits it', async () => {
  const { runtime, sandbox } = await openRegistrationForm({
    providers: ['google', 'apple', 'telegram', 'fb'],
  });
  await act(async () => runtime.navigator.go('/en/registration?return-url=%2Fen%2Foffice'));
  expect(typeNames()).toEqual(['One click', 'Phone', 'Full', 'Social']);
  const leave = vi.spyOn(runtime.services.navigation, 'leave').mockReturnValue();
  const social = screen.getByLabelText(/^Social/);
  social.focus();
  fireEvent.click(social);
  const google = await screen.findByRole('button', { name: 'Register with Google' });
  // Choosing by arrow keys continues from the last choice.
  expect(document.activeElement).toBe(social);
  expect(screen.queryByLabelText(/Country of residence/)).toBeNull();
  expect(document.querySelector('[type="checkbox"], [type="submit"]')).toBeNull();
  fireEvent.click(screen.getByText('More ways to register'));
  expect(screen.getByLabelText('Register with Facebook')).toBeDefined();
  fireEvent.click(google);
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(leave.mock.calls[0]?.[0]).toMatch(/^\/sandbox\/providers\/google\//);
  const asked = await sandbox.json<{ path: string; body: string }[]>('/sandbox/v1/requests');
  expect(JSON.parse(asked.find(({ path }) => path.endsWith('/oauth/google'))?.body ?? '')).toEqual({
    intent: 'register',
    return_path: '/en/office',
  });
  fireEvent.submit(social.closest('form') as HTMLFormElement);
  expect(screen.queryByText(/Tick the box/)).toBeNull();
});

test('REG-76 without providers the form does not offer it', async () => {
  await openRegistrationForm();
  expect(typeNames()).toEqual(['One click', 'Phone', 'Full']);
});

test.each([
  ['denied', 'You didn’t register with Google'],
  ['failed', 'Registering with Google didn’t work'],
])('REG-78 LG07 RN07 a return %s shows the providers again', async (outcome, title) => {
  const { runtime } = await openRegistrationForm({
    providers: ['google', 'apple'],
    path: `/en?social=${outcome}&provider=google&return-url=%2Fen%2Foffice`,
    isFormAwaited: false,
  });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByLabelText('Register with Google')).toBeDefined();
  const { query } = runtime.services.navigation;
  expect([query.get('social'), query.get('return-url')]).toEqual([null, '/en/office']);
  fireEvent.click(screen.getByLabelText(/^One click/));
  expect(await screen.findByLabelText(/Country of residence/)).toBeDefined();
});
