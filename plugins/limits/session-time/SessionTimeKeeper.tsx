import { useSessionTime } from './useSessionTime.ts';

/** Counts the session on a phone, whose clock stands in a menu that may never be opened. */
export function SessionTimeKeeper() {
  useSessionTime();
  return null;
}
