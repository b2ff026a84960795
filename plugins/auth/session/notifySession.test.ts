import type { SessionState } from '#core';
import { expect, test, vi } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { notifySignedOut } from './notifySession.ts';

function stage() {
  const close = vi.fn();
  const add = vi.fn(() => close);
  const listeners = new Set<(state: SessionState) => void>();
  const services = createTestServices({
    session: {
      onChange: (run: (state: SessionState) => void) => {
        listeners.add(run);
        return () => listeners.delete(run);
      },
    },
    notices: { add },
    i18n: { t: (key: string) => key, loadNamespace: async () => undefined },
    modals: { open: vi.fn(async () => undefined) },
  });
  const change = (state: SessionState): void => {
    for (const run of [...listeners]) run(state);
  };
  return { add, change, close, listeners, services };
}

test('AUT-4 the notice that the session ended goes with the next sign-in', async () => {
  const { add, change, close, listeners, services } = stage();
  const before = listeners.size;
  await notifySignedOut(services);
  expect(listeners.size).toBe(before + 1);
  expect(add).toHaveBeenCalledTimes(1);
  change({ kind: 'anonymous' });
  expect(close).not.toHaveBeenCalled();
  change({ kind: 'signed-in', userId: 7 });
  expect(close).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(before);
});

test('AUT-4 after a new sign-in before the texts are loaded no notice is shown', async () => {
  const { add, change, services } = stage();
  const told = notifySignedOut(services);
  change({ kind: 'signed-in', userId: 7 });
  await told;
  expect(add).not.toHaveBeenCalled();
});
