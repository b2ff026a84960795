import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useState, type ComponentType } from 'react';
import { vi } from 'vitest';
import type { PluginManifest } from '#core';
import { useServices } from '#core/ui';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderOptions } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { payments } from '../index.ts';

type Place = Pick<RenderOptions, 'path' | 'configuration'>;

interface OpenedPayments {
  readonly sandbox: TestSandbox;
  readonly person: TestPerson;
  readonly user: UserEvent;
  /** Addresses for which the page was left. */
  readonly left: readonly string[];
  readonly unmount: () => void;
  readonly runtime: Awaited<ReturnType<typeof renderPlugin>>['runtime'];
}

/** Opens a payment page for the demo person, on a sandbox in memory. */
export async function openPayments(
  Page: ComponentType,
  prepare: (sandbox: TestSandbox, person: TestPerson) => Promise<void> = async () => undefined,
  others: readonly PluginManifest[] = [],
  /** Place at which the page opens, after the prepared steps. */
  place: (person: TestPerson) => Promise<Place> = async () => ({}),
): Promise<OpenedPayments> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  await prepare(sandbox, person);
  const { runtime, rerender, unmount } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, payments, ...others],
    person,
    ...(await place(person)),
  });
  const left: string[] = [];
  vi.spyOn(runtime.services.navigation, 'leave').mockImplementation((address) => {
    left.push(address);
  });
  await act(async () => {
    await runtime.services.services.get(accountsToken);
  });
  rerender(<WithAccounts page={Page} />);
  return { sandbox, person, user: userEvent.setup(), left, runtime, unmount };
}

/** A page that suspends in the first act of a test would stay so. */
function WithAccounts({ page: Page }: { readonly page: ComponentType }) {
  const { services } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void services.get(accountsToken).then(() => setThere(true));
  }, [services]);
  return isThere ? <Page /> : null;
}
