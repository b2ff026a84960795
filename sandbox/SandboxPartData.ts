import type { Line } from './platform/line/Line.ts';
import type { Store } from './platform/store/Store.ts';
import type { SeoPart } from './platform/seo/SeoPart.ts';

/** What the services of the platform hold of a plugin's part. */
export interface SandboxPartData {
  /**
   * SQL that makes its tables where they are missing (`CREATE TABLE IF NOT EXISTS`); `store` reads
   * and writes them, and a reset empties them.
   */
  readonly tables?: string;
  /** What the people of the demo have done before; called once for a new platform. */
  readonly seed?: (platform: {
    readonly store: Store;
    /** Of one of `sandbox/README.md`, by login. */
    readonly userIdOf: (login: string) => number;
    readonly nowMs: number;
  }) => void;
  /** Data of its pages for search engines. */
  readonly seo?: (line: Line) => SeoPart;
}
