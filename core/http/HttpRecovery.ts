import type { CoreServices } from '../services/CoreServices.ts';
import type { HttpError } from './HttpError.ts';

/** Headers to repeat the call with, or undefined when the error stands. */
export type HttpRecovery = (error: HttpError, services: CoreServices, attempt: number) => Promise<{ readonly headers: Readonly<Record<string, string>> } | undefined>;
