import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { termsToken } from '../contract.ts';
import { judgeRoute } from '../domain/judgeRoute.ts';
import { wasBanned } from './lastKnown.ts';

/**
 * For as long as somebody is signed in: follows the terms, and asks the guards again when what is known of the person
 * closes the page that stands.
 */
export async function watchPerson(services: CoreServices): Promise<Dispose> {
  const { environment, navigation, plan, session, storage } = services;
  const [accounts] = await Promise.all([services.services.get(accountsToken), services.services.get(termsToken)]);
  return reaction(
    () => [session.isAuthed, accounts.user] as const,
    ([isAuthed, user]) => {
      if (!isAuthed) wasBanned(storage).remove();
      if (!isAuthed || user === undefined) return;
      if (user.banLevel > 0) wasBanned(storage).write(true);
      else wasBanned(storage).remove();
      const route = plan.routes.find(({ name }) => name === navigation.routeName);
      if (route === undefined || judgeRoute(route.rules, user, environment.language) === 'open') return;
      const query = navigation.query.toString();
      navigation.go(`${navigation.path}${query === '' ? '' : `?${query}`}`, { isReplacing: true });
    },
    { fireImmediately: true, equals: (first, second) => first.every((each, index) => each === second[index]) },
  );
}
