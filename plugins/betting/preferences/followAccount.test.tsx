import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { bettingToken } from '../contract.ts';
import { betting } from '../index.ts';
import { ChoicesApi } from './ChoicesApi.ts';
import { startAccountChoices } from './startAccountChoices.ts';

async function signedIn() {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime } = await renderPlugin(null, { manifests: [auth, betting] });
  const { services } = runtime.services;
  await act(async () =>
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 }),
  );
  const stores = await services.get(bettingToken);
  const accounts = await services.get(accountsToken);
  await act(() => stores.tree.snapshot.load());
  return { sandbox, runtime, stores, accounts };
}

test('BET-822 OF15 UC06 sports that an operator hides leave the lists of the page, those hidden in both parts every list', async () => {
  const { sandbox, runtime, stores, accounts } = await signedIn();
  const stop = await startAccountChoices(runtime.services, stores);
  const [first, second] = stores.tree.sportsOf('line').map(({ id }) => id);
  await sandbox.post('/sandbox/v1/users/demo', {
    disallowLine: [first, second],
    disallowLive: [second],
  });
  await act(() => accounts.load());
  await waitFor(() =>
    expect(stores.options?.choices.hiddenLineSports).toEqual(
      [first, second].toSorted((one, other) => Number(one) - Number(other)),
    ),
  );
  const ids = (sports: readonly { readonly id: number }[]) => sports.map(({ id }) => id);
  expect(ids(stores.tree.sportsOf('line'))).not.toContain(first);
  expect(ids(stores.tree.shownSports)).toContain(first);
  expect(ids(stores.tree.shownSports)).not.toContain(second);
  stop();
});

test('BET-822 OF15 UC06 sports that are hidden while the choices of the account are on their way are not missed', async () => {
  const { sandbox, runtime, stores, accounts } = await signedIn();
  const arrived = Promise.withResolvers<undefined>();
  const ask = ChoicesApi.prototype.choices;
  vi.spyOn(ChoicesApi.prototype, 'choices').mockImplementationOnce(async function (
    this: ChoicesApi,
  ) {
    const before = await ask.call(this);
    await arrived.promise;
    return before;
  });
  const starting = startAccountChoices(runtime.services, stores);
  await vi.waitFor(() => expect(ChoicesApi.prototype.choices).toHaveBeenCalled());
  const [first] = stores.tree.sportsOf('line').map(({ id }) => id);
  await sandbox.post('/sandbox/v1/users/demo', { disallowLine: [first] });
  await act(() => accounts.load());
  arrived.resolve(undefined);
  const stop = await starting;
  await waitFor(() => expect(stores.options?.choices.hiddenLineSports).toEqual([first]));
  stop();
});
