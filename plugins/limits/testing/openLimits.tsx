import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { limits } from '../index.ts';

/** Renders a part of the limits for a signed-in person. */
export async function openLimits(
  part: ReactElement,
  {
    login = 'demo',
    prepare,
    configuration = {},
  }: {
    readonly login?: string;
    readonly prepare?: (stage: Stage) => Promise<void>;
    readonly configuration?: Readonly<Record<string, unknown>>;
  } = {},
) {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn(login);
  await prepare?.({ sandbox, person });
  const rendered = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, limits],
    configuration,
  });
  const { runtime } = rendered;
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    for (const name of ['limits.dialogs', 'limits.play', 'limits.responsible'])
      await runtime.services.i18n.loadNamespace(name);
  });
  const accounts = await runtime.services.services.get(accountsToken);
  await act(() => accounts.load());
  rendered.rerender(part);
  return { ...rendered, sandbox, person, accounts, user: userEvent.setup() };
}

type Sandbox = ReturnType<typeof attachSandbox>['sandbox'];

interface Stage {
  readonly sandbox: Sandbox;
  readonly person: Awaited<ReturnType<Sandbox['signIn']>>;
}
