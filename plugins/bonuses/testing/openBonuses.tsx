import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { bonuses } from '../index.ts';

interface OpenedBonuses {
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly user: UserEvent;
  readonly breakOff: ReturnType<typeof attachSandbox>['breakOff'];
  /** Unmounts the page and mounts it again, as after leaving it and coming back. */
  readonly again: () => void;
}

/** Renders a page of bonuses for a signed-in person, on a sandbox in memory. */
export async function openBonuses(
  Page: ComponentType,
  login: string,
  prepare: (sandbox: TestSandbox, person: TestPerson) => unknown = () => undefined,
): Promise<OpenedBonuses> {
  const { sandbox, breakOff } = attachSandbox();
  await prepare(sandbox, await sandbox.signIn(login));
  // `prepare` may have advanced the clock beyond the expiry of the first token.
  const person = await sandbox.signIn(login);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, bonuses],
  });
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    await runtime.services.services.get(accountsToken);
    await runtime.services.i18n.loadNamespace('bonuses.page');
    await runtime.services.i18n.loadNamespace('coupon.kinds');
  });
  rerender(<Page />);
  return {
    sandbox,
    person,
    user: userEvent.setup(),
    breakOff,
    again: () => rerender(<Page key="again" />),
  };
}
