import type { EdgeGate } from '../core/plan/EdgeGate.ts';
import type { FirstPaint, StructuredData } from '../core/plan/PluginManifest.ts';
import type { BuiltSite } from './BuiltSite.ts';
import type { Dictionaries } from './Dictionaries.ts';
import type { Site, Stage } from './loadSites.ts';
import type { PageFiles } from './pageFiles.ts';
import type { Platform } from './Platform.ts';

export interface EdgeOptions {
  readonly sites: ReadonlyMap<string, Site>;
  readonly defaultBrand: string;
  readonly stage: Stage;
  readonly platform: Platform;
  readonly build: BuiltSite;
  readonly dictionaries: Dictionaries;
  /** How routes are drawn before any script, by name. */
  readonly firstPaints?: ReadonlyMap<string, FirstPaint>;
  /** What routes are about, for machines; by name. */
  readonly structuredData?: ReadonlyMap<string, StructuredData>;
  /** What is asked before a page is served, by plugin. */
  readonly gates?: ReadonlyMap<string, EdgeGate>;
  /** The development server: its own scripts before the entry, and a looser policy. */
  readonly development?: { readonly files: PageFiles; readonly leadingHtml: (nonce: string) => string };
  /** Believes X-Forwarded-Proto, X-Forwarded-Host and X-Geo-Country: only behind a balancer that sets them. */
  readonly trustsProxy?: boolean;
  readonly firstDataLimitMs?: number;
}
