import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import { shortestAlone, shortestBesideFactor } from '#domain/accounts/passwordProblem.ts';
import type { NewPassword } from '../contract.ts';
import { isKnownPassword } from './KnownPasswordApi.ts';
import { NewPasswordStore } from './NewPasswordStore.ts';

/**
 * Creates a new password that is discarded with the form.
 *
 * @param personal words of the person that the password must not contain, read on each check; the
 * brand's name is added
 * @param isBesideFactor whether a second factor or a passkey is set up
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
