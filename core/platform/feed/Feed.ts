import type { Channel } from '../../../schemas/generated/wire.ts';
import type { Dispose } from '../../contract/Dispose.ts';

/** `current` values may be acted on, `stale` ones must not be; `delayed` is what the platform says of its own feed. */
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
