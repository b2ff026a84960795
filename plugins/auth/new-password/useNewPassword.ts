import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import { shortestAlone, shortestBesideFactor } from '#domain/accounts/passwordProblem.ts';
import type { NewPassword } from '../contract.ts';
import { isKnownPassword } from './KnownPasswordApi.ts';
import { NewPasswordStore } from './NewPasswordStore.ts';

/**
 * A new password for as long as the form is shown; then it is forgotten.
 *
 * @param personal words of the person that must not stand in it, read when it is checked; the
 *   brand's name must not either
 * @param isBesideFactor a second factor or a passkey is bound
 */
export function useNewPassword(
  personal?: () => readonly string[],
  isBesideFactor = false,
): NewPassword {
  const { config, http } = useServices();
  const [store] = useState(
    () =>
      new NewPasswordStore(
        async (password) => isKnownPassword(http, password),
        {},
        () => [...(personal?.() ?? []), config.brand.name],
      ),
  );
  useEffect(
    () => store.setShortest(isBesideFactor ? shortestBesideFactor : shortestAlone),
    [store, isBesideFactor],
  );
  useEffect(() => () => store.forget(), [store]);
  return store;
}
