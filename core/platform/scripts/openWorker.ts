import { trustScriptUrl } from './trustScriptUrl.ts';

/** A worker from a file of the site, for calculations that would hold the page up. Whoever opens it terminates it. */
export function openWorker(address: string): Worker {
  return new Worker(trustScriptUrl(address));
}
