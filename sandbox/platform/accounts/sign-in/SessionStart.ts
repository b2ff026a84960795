import type { Way } from './Sessions.ts';

/** How a session begins. */
export interface SessionStart {
  readonly way: Way;
  readonly isPersistent: boolean;
  readonly isSecondFactorProved?: boolean;
  /** Trusts this device from now on, if the brand allows it. */
  readonly trustsDevice?: boolean;
  /** The person has confirmed this device by e-mail. */
  readonly isDeviceProved?: boolean;
}
