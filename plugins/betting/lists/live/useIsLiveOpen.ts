import { useServices } from '#core/ui';

/** Whether the operator takes live bets; prematch goes on without. For observers. */
export function useIsLiveOpen(): boolean {
  return useServices().navigation.hasRoute('betting.live');
}
