import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { brandIds, createSite, readLayers, type Site, type Stage } from './loadSites.ts';

export interface SiteFolderOptions {
  readonly folder: string;
  readonly stage: Stage;
  readonly manifests: readonly PluginManifest[];
  /** Stays when its file is removed: unknown hosts show it. */
  readonly defaultBrand: string;
  /** Logs lines for the operator. */
  readonly log?: (line: string) => void;
}

/**
 * Polled, because folders of containers are often links or network shares without change events.
 */
const everyMs = 2000;

/** The brands of a folder, reloaded when their files change. */
export class SiteFolder {
  readonly #options: Required<SiteFolderOptions>;
  readonly #sites = new Map<string, Site>();
  /** Text of the layers from which each site was made. */
  readonly #layers = new Map<string, string>();
  readonly #reported = new Set<string>();

  /** @throws NoSiteConfigurationError when a brand cannot be shown */
  constructor(options: SiteFolderOptions) {
    this.#options = { log: (line) => console.error(line), ...options };
    for (const brand of brandIds(options.folder)) this.#read(brand);
  }

  /** The same map during the life of the process. */
  get sites(): ReadonlyMap<string, Site> {
    return this.#sites;
  }

  /** Reloads changed files. An invalid brand keeps its last valid version. */
  refresh(): void {
    const brands = this.#guarded('', () => brandIds(this.#options.folder)) ?? [
      ...this.#sites.keys(),
    ];
    for (const brand of brands) this.#guarded(brand, () => this.#read(brand));
    for (const brand of this.#sites.keys()) {
      if (brands.includes(brand) || brand === this.#options.defaultBrand) continue;
      this.#sites.delete(brand);
      this.#layers.delete(brand);
    }
  }

  /** Polls the folder every two seconds; returns a function that stops it. */
  watch(onChange: () => void): () => void {
    let seen = fingerprint(this.#options.folder);
    const timer = setInterval(() => {
      const now = fingerprint(this.#options.folder);
      if (now === seen) return;
      seen = now;
      this.refresh();
      onChange();
    }, everyMs).unref();
    return () => clearInterval(timer);
  }

  #read(brand: string): void {
    const { folder, stage, manifests, log } = this.#options;
    const layers = readLayers(folder, brand, stage);
    const text = JSON.stringify(layers);
    if (this.#layers.get(brand) === text) return;
    const site = createSite(layers, manifests);
    this.#sites.set(brand, site);
    this.#layers.set(brand, text);
    for (const problem of site.problems.filter((line) => !this.#reported.has(line))) {
      this.#reported.add(problem);
      log(problem);
    }
  }

  #guarded<Value>(brand: string, read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#options.log(
        JSON.stringify({ level: 'error', event: 'configuration-refused', brand, reason }),
      );
      return undefined;
    }
  }
}

/** Changes when a file is added, removed or changed. */
function fingerprint(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      return `${name} ${stats?.mtimeMs ?? ''} ${stats?.size ?? ''}`;
    })
    .join('\n');
}
