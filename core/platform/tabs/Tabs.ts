import type { Dispose } from '../../contract/Dispose.ts';

/** Messages between the tabs of one brand. */
export interface Tabs {
  readonly post: (topic: string, message: unknown) => void;
  readonly on: (topic: string, run: (message: unknown) => void) => Dispose;
  /** Runs exclusively among all tabs; without Web Locks exclusively in this one. */
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>;
}
