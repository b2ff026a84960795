import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PluginManifest } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { supportToken } from '../contract.ts';
import { support } from '../index.ts';
import type { SupportStore } from '../menu/SupportStore.ts';

interface OnSandboxOptions {
  readonly isSignedIn?: boolean;
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly isMobile?: boolean;
  readonly path?: string;
  /** Further plugins. */
  readonly others?: readonly PluginManifest[];
}

/** Renders a view of the plugin with the real core over an in-memory sandbox. */
export async function renderOnSandbox(
  view: (store: SupportStore) => ReactNode,
  {
    isSignedIn = false,
    configuration = {},
    isMobile = false,
    path = '/en',
    others = [],
  }: OnSandboxOptions = {},
) {
  const { sandbox, breakOff } = attachSandbox();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [support, ...others],
    configuration,
    isMobile,
    path,
  });
  await runtime.session.start();
  if (isSignedIn) {
    const person = await sandbox.signIn();
    act(() =>
      runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
    );
  }
  const store = (await runtime.services.services.get(supportToken)) as SupportStore;
  await act(async () => rerender(view(store)));
  return {
    runtime,
    rerender,
    sandbox,
    store,
    breakNetwork: breakOff,
  };
}
