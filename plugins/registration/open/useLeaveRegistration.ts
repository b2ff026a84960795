import { useServices } from '#core/ui';
import { loadReadReturnUrl } from '../../auth/contract.ts';

/** Returns a function that leaves the registration for the `return-url`, else home. */
export function useLeaveRegistration(): () => Promise<void> {
  const { environment, navigation } = useServices();
  return async () => {
    const readReturnUrl = await loadReadReturnUrl();
    navigation.go(readReturnUrl(navigation.query.get('return-url')) ?? `/${environment.language}`, {
      isReplacing: true,
    });
  };
}
