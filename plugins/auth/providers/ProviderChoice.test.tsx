import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { ProviderChoice } from './ProviderChoice.tsx';

const google = '/web-api/auth/v1/oauth/google';

async function open(
  providers: readonly string[],
  answer: PathAnswer,
): Promise<RenderedPlugin & { calls: readonly unknown[]; leave: ReturnType<typeof vi.fn> }> {
  const calls = answerPaths({ [google]: answer });
  const rendered = await renderPlugin(<ProviderChoice />, {
    manifests: [auth],
    configuration: {
      plugins: { auth: { providers, providerOrigins: ['https://sign.example'] } },
    },
  });
  const leave = vi.fn();
  vi.spyOn(rendered.runtime.services.navigation, 'leave').mockImplementation(leave);
  return { ...rendered, calls, leave };
}

const press = (name: string): Promise<void> =>
  userEvent.setup().click(screen.getByRole('button', { name }));

test('AUT-235 LG07 three providers are drawn, the others by a press', async () => {
  await open(['vk', 'google', 'apple', 'ok'], { json: {} });
  const drawn = (): (string | null)[] =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  await screen.findByRole('button', { name: 'Log in with VK' });
  expect(drawn()).toEqual(['Log in with VK', 'Log in with Google', 'Log in with Apple', null]);
  await press('More ways to log in');
  expect(drawn().at(-1)).toBe('Log in with OK');
});

test('AUT-235 without providers there is nothing', async () => {
  const { container } = await open([], { json: {} });
  expect(container.querySelector('button')).toBeNull();
});

test.each([
  ['/sandbox/providers/google/authorize?state=1', '/sandbox/providers/google/authorize?state=1'],
  ['https://sign.example/authorize', 'https://sign.example/authorize'],
])('AUT-235 AUT-238 the whole page goes to %s', async (redirectUrl, address) => {
  const { calls, leave } = await open(['google'], { json: { redirectUrl } });
  await press('Log in with Google');
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(address));
  expect(calls).toContainEqual({
    path: google,
    body: { intent: 'login', return_path: '/en' },
  });
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'AUT-238 %s is not followed',
  async (redirectUrl) => {
    const { leave } = await open(['google'], { json: { redirectUrl } });
    await press('Log in with Google');
    expect(await screen.findByText(/can’t reach this service/)).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  },
);

test('AUT-235 LG07 without an answer the form stays and the button is free again', async () => {
  const { leave } = await open(['google'], { status: 503, code: 'down' });
  await press('Log in with Google');
  expect(await screen.findByText(/can’t reach this service/)).toBeDefined();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Log in with Google' }).disabled,
  ).toBe(false);
  expect(leave).not.toHaveBeenCalled();
});
