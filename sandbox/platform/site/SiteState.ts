import type { MaintenanceWire, SiteData, SiteOverrides } from '#wire';
import type { Store } from '../store/Store.ts';

/**
 * Changes of the site configuration at run time: stored in the database and published on the feed
 * channel `site`.
 */
export class SiteState {
  readonly #store: Store;
  #revision = 0;
  /** Cached, because every answer reads it. */
  #known: SiteOverrides | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  get revision(): number {
    return this.#revision;
  }

  read(): SiteOverrides {
    if (this.#known !== undefined) return this.#known;
    const row = this.#store.one<{ overrides: string }>(
      'SELECT overrides FROM site_overrides WHERE id = 1',
    );
    this.#known = row === undefined ? {} : (JSON.parse(row.overrides) as SiteOverrides);
    return this.#known;
  }

  /** Merges into `site` and `features`; `null` removes the override. Raises the version. */
  change(change: {
    readonly site?: Readonly<Record<string, unknown>>;
    readonly features?: Readonly<Record<string, boolean | null>>;
  }): SiteOverrides {
    const now = this.read();
    const site = mergeRecord(now.site ?? {}, change.site ?? {});
    const features = mergeRecord(now.features ?? {}, change.features ?? {});
    const next: SiteOverrides = {
      site,
      features: features as Record<string, boolean>,
      version: versionAfter(now.version),
    };
    this.#write(next);
    return next;
  }

  /**
   * Resets the overrides; a version must never repeat, so that caches of the earlier state are
   * noticed.
   */
  reset(): void {
    const before = this.#known?.version;
    this.#known = undefined;
    if (before !== undefined) this.#write({ version: versionAfter(before) });
  }

  #write(next: SiteOverrides): void {
    this.#known = next;
    this.#store.run(
      `INSERT INTO site_overrides (id, overrides) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET
        overrides = excluded.overrides`,
      JSON.stringify(next),
    );
    this.#revision += 1;
  }

  feedData(isDelayed: boolean): SiteData {
    const { version, features, site } = this.read();
    const maintenance = site?.['maintenance'] as MaintenanceWire | undefined;
    return {
      ...(maintenance === undefined ? {} : { maintenance }),
      ...(version === undefined ? {} : { version }),
      ...(features === undefined ? {} : { features }),
      delayed: isDelayed,
    };
  }
}

/** Returns 1001, 1002 …: never a version of the site's own files. */
function versionAfter(version = '1000'): string {
  return String(Number(version) + 1);
}

function mergeRecord(
  base: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...base, ...change }).filter(([, value]) => value !== null),
  );
}
