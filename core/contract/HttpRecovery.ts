import type { CoreServices } from './CoreServices.ts';
import type { HttpError } from '../platform/http/HttpError.ts';

/**
 * Headers to repeat the call with, or undefined when the error stands. `attempt` counts from 1; after three repeats that
 * did not help it is asked a fourth time, only to be told: that answer is not followed.
 */
export type HttpRecovery = (
  error: HttpError,
  services: CoreServices,
  attempt: number,
) => Promise<{ readonly headers: Readonly<Record<string, string>> } | undefined>;
