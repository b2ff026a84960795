import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Dictionaries } from '../../edge/page/Dictionaries.ts';
import type { Offer } from './Offer.ts';
import type { FaultAt } from './ConfigurationFault.ts';

/** A brand in one stage whose files fit the schema, for the checks of what they mean. */
export interface CheckedBrand {
  readonly brand: string;
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly manifests: readonly PluginManifest[];
  readonly dictionaries: Dictionaries;
  /** The published schema: every name that a configuration may say. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Left out where nobody says what the platform has. */
  readonly offer?: Offer | undefined;
  /** The file that gave the value at a path or around it; else the brand's own. */
  readonly fileOf: (path: string) => string;
  /** Makes a fault in that file. */
  readonly fault: FaultAt;
  /** Whether it is written for this brand: `base.json` may say what does not fit every one. */
  readonly isOwn: (path: string) => boolean;
}
