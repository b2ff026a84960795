import type { SiteConfigurationJson } from '../../schemas/generated/config.ts';

/** The resolved configuration of one brand: every layer merged, every default filled in. */
export type SiteConfiguration = SiteConfigurationJson;
