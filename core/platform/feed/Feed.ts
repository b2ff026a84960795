import type { Channel } from '../../../schemas/generated/wire.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** Act on `current` values only, not on `stale` ones. `delayed`: the platform's own feed lags. */
export type FeedStatus = 'connecting' | 'current' | 'delayed' | 'stale';

/** Hears one subscription. The first message is a snapshot, and so is the first after `onStale`. */
export interface FeedListener<Data> {
  /** Replaces all that was known. */
  readonly onSnapshot: (data: Data, seq: number) => void;
  readonly onDelta: (data: Data) => void;
  /** What was given may be old: gap, silence, sleep. A snapshot follows. */
  readonly onStale?: () => void;
  readonly onError?: (code: string) => void;
}

/** One socket per tab. Gaps, silence, restarts and sleep end in `stale`, then a fresh snapshot. */
export interface Feed {
  /** Observable. */
  readonly status: FeedStatus;
  /** Epoch milliseconds of the last message when stale. */
  readonly staleSinceMs: number | undefined;
  readonly subscribe: <Data extends object>(
    channel: Channel,
    listener: FeedListener<Data>,
  ) => Dispose;
}
