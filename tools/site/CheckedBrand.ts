import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Dictionaries } from '../../edge/page/Dictionaries.ts';
import type { Offer } from './Offer.ts';
import type { FaultAt } from './ConfigurationFault.ts';

/** A brand in one stage whose files are valid by schema, for the checks of their meaning. */
export interface CheckedBrand {
  readonly brand: string;
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly manifests: readonly PluginManifest[];
  readonly dictionaries: Dictionaries;
  /** The published schema, with every name that a configuration may use. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Sports and competitions of the platform; absent if unknown. */
  readonly offer?: Offer | undefined;
  /** The file that set the value at a path or around it; else the brand's own. */
  readonly fileOf: (path: string) => string;
  /** Creates a fault in that file. */
  readonly fault: FaultAt;
  /**
   * Whether the value was written for this brand: `base.json` may have values that do not suit
   * every brand.
   */
  readonly isOwn: (path: string) => boolean;
}
