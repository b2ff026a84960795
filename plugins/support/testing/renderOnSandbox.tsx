import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { RuntimeContext } from '../../../core/react/ServicesContext.ts';
import { renderInRuntime } from '../../../core/shell/stage/renderInRuntime.tsx';
import { createTestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { supportToken } from '../contract.ts';
import { support } from '../index.ts';
import type { SupportStore } from '../stores/SupportStore.ts';

interface OnSandboxOptions {
  readonly isSignedIn?: boolean;
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly isMobile?: boolean;
  readonly path?: string;
}

/** A view of the plugin with the real core over a sandbox in memory, without cookies; `fetch` is the sandbox's until the test unstubs it. */
export async function renderOnSandbox(view: (store: SupportStore) => ReactNode, { isSignedIn = false, configuration = {}, isMobile = false, path = '/en' }: OnSandboxOptions = {}) {
  const sandbox = createTestSandbox();
  let isBroken = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return sandbox.request(address, init);
  });
  const { runtime, rerender } = await renderInRuntime(<span />, { manifests: [support], configuration, isMobile, path });
  await runtime.session.start();
  if (isSignedIn) {
    const person = await sandbox.signIn();
    act(() => runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }));
  }
  const store = (await runtime.services.services.get(supportToken)) as SupportStore;
  await act(async () => rerender(<RuntimeContext value={runtime}>{view(store)}</RuntimeContext>));
  return { runtime, sandbox, store, breakNetwork: (isNow: boolean): void => void (isBroken = isNow) };
}
