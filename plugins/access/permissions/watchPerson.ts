import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import {
  accountsToken,
  confirmTransferRoute,
  loadMustFinishRegistration,
} from '../../auth/contract.ts';
import { finishRegistrationRoute } from '../../recovery/contract.ts';
import { evaluateRoute } from './evaluateRoute.ts';
import { noteStanding } from './lastKnown.ts';
import { isOpenInTransfer } from '../transfer/transferRoutes.ts';

/** Runs the guards again when a change of the person's facts closes the current page. */
export async function watchPerson(services: CoreServices): Promise<Dispose> {
  const { environment, navigation, session, storage } = services;
  const [accounts, mustFinishRegistration] = await Promise.all([
    services.services.get(accountsToken),
    loadMustFinishRegistration(),
  ]);
  return reaction(
    () => [session.isAuthed, accounts.user] as const,
    ([isAuthed, user]) => {
      if (!isAuthed || user !== undefined) {
        noteStanding(storage, 'b', (user?.ban ?? 'none') !== 'none');
        noteStanding(storage, 'm', user?.isTransferRequired === true);
      }
      if (!isAuthed || user === undefined) return;
      const route = services.plan.routes.find(({ name }) => name === navigation.routeName);
      if (route === undefined) return;
      const isOpen =
        (user.isTransferRequired
          ? user.ban !== 'none' || isOpenInTransfer(services.plan, route.name)
          : route.name !== confirmTransferRoute) &&
        evaluateRoute(route.rules, user, environment.language) === 'open' &&
        !mustFinishRegistration(services.plan, route.name, user);
      if (isOpen && (user.needsContact || route.name !== finishRegistrationRoute)) return;
      const query = navigation.query.toString();
      navigation.go(`${navigation.path}${query === '' ? '' : `?${query}`}`, { isReplacing: true });
    },
    {
      fireImmediately: true,
      equals: (first, second) => first.every((each, index) => each === second[index]),
    },
  );
}
