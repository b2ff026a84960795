import { useServices } from '#core/ui';

/** Returns whether the operator takes live bets; prematch is not affected. For observers. */
export function useIsLiveOpen(): boolean {
  return useServices().navigation.hasRoute('betting.live');
}
