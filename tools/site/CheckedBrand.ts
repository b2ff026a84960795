import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Dictionaries } from '../../edge/page/Dictionaries.ts';

/** A brand in one stage: what the checks of its meaning look at, after the schema has found nothing. */
export interface CheckedBrand {
  readonly brand: string;
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly manifests: readonly PluginManifest[];
  readonly dictionaries: Dictionaries;
  /** The published schema: every name that a configuration may say. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The file that gave the value at a path, or the nearest value around it; the brand's own when nobody did. */
  readonly fileOf: (path: string) => string;
  /** Whether the operator wrote it for this brand: what `base.json` says for all may not fit every one. */
  readonly isOwn: (path: string) => boolean;
}
