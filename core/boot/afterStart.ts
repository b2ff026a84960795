import type { Dispose } from '../services/CoreServices.ts';
import type { BootData } from './BootData.ts';
import type { StartedRuntime } from './createRuntime.ts';
import { followSite } from './followSite.ts';

/** What the core does once the page stands and nobody waits any more. */
export function afterStart(runtime: StartedRuntime, boot: BootData): Dispose {
  return followSite(runtime, boot.base ?? boot.configuration);
}
