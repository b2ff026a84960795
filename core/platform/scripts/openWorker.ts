import { trustScriptUrl } from './trustScriptUrl.ts';

/** Starts a worker from a file of the site, for long calculations. The caller terminates it. */
export function openWorker(address: string): Worker {
  return new Worker(trustScriptUrl(address));
}
