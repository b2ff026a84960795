import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { MenuDrawer } from '../../../core/shell/mobile/MenuDrawer.tsx';
import { auth } from '../index.ts';

test('AUT-381 on a phone the menu ends with the way out, and closes with the session', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const close = vi.fn();
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth], isMobile: true });
  await act(async () =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  const run = vi.spyOn(runtime.services.commands, 'run').mockResolvedValue(undefined);
  await act(async () => rerender(<MenuDrawer onClose={close} />));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Log out' }));
  expect(run.mock.calls.map(([command]) => command.id)).toEqual(['auth.sign-out']);
  expect(close).not.toHaveBeenCalled();
  await act(async () => runtime.session.end({ isServerTold: true }));
  expect(close).toHaveBeenCalled();
});
