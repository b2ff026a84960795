import type { Line } from './platform/line/Line.ts';
import type { Store } from './platform/store/Store.ts';
import type { SeoPart } from './platform/seo/SeoPart.ts';

/** The data of a plugin's part that the platform's services hold. */
export interface SandboxPartData {
  /**
   * SQL that creates the plugin's tables where they are missing (`CREATE TABLE IF NOT EXISTS`);
   * `store` reads and writes them, and a reset empties them.
   */
  readonly tables?: string;
  /** Adds the history of the demo accounts; called once for a new platform. */
  readonly seed?: (platform: {
    readonly store: Store;
    /** User id by login, for the people of `sandbox/README.md`. */
    readonly userIdOf: (login: string) => number;
    readonly nowMs: number;
  }) => void;
  /** Data for search engines about the plugin's pages. */
  readonly seo?: (line: Line) => SeoPart;
}
