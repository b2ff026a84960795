import type { Channel } from '../../../schemas/generated/wire.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** Use `current` values only, not `stale` ones. `delayed`: the platform's own feed lags. */
export type FeedStatus = 'connecting' | 'current' | 'delayed' | 'stale';

/**
 * Listener of one subscription. The first message is a snapshot, and so is the first after
 * `onStale`.
 */
export interface FeedListener<Data> {
  /** Replaces the whole state. */
  readonly onSnapshot: (data: Data, seq: number) => void;
  readonly onDelta: (data: Data) => void;
  /** The state may be outdated: gap, silence, sleep. A snapshot follows. */
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
