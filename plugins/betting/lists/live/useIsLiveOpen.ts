import { useServices } from '#core/ui';

/** Whether the operator lets people bet on what is being played; the line goes on without it. Call it inside an observer. */
export function useIsLiveOpen(): boolean {
  return useServices().navigation.hasRoute('betting.live');
}
