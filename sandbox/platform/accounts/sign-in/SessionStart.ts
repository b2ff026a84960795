import type { Way } from './Sessions.ts';

/** How a session begins. */
export interface SessionStart {
  readonly way: Way;
  readonly isPersistent: boolean;
  readonly isSecondFactorProved?: boolean;
  /** From now on this device is asked for no second factor, where the brand allows that. */
  readonly trustsDevice?: boolean;
  /** The person has let this device in by the press in a letter. */
  readonly isDeviceProved?: boolean;
}
