/** A message of one subscription: a snapshot, or a delta that follows the one numbered `prev`. */
export type SequencedMessage<Data = unknown> =
  | { readonly t: 'snapshot'; readonly seq: number; readonly data: Data }
  | { readonly t: 'delta'; readonly prev: number; readonly seq: number; readonly data: Data };

/** `waiting` for a snapshot, or `following` with the number of the last applied message. */
export type FeedSequence =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'following'; readonly seq: number };

/** Action for a message. After `gap` the state is unknown until a fresh snapshot. */
export type FeedStep =
  | { readonly action: 'replace' | 'apply'; readonly next: FeedSequence }
  | { readonly action: 'ignore' | 'gap'; readonly next: FeedSequence };

export const waitingSequence: FeedSequence = { kind: 'waiting' };

/** Applies a delta only to the snapshot that it was made for; repeats are dropped, else a gap. */
export function reassemble(sequence: FeedSequence, message: SequencedMessage): FeedStep {
  if (message.t === 'snapshot') {
    if (sequence.kind === 'following' && message.seq <= sequence.seq)
      return { action: 'ignore', next: sequence };
    return { action: 'replace', next: { kind: 'following', seq: message.seq } };
  }
  if (sequence.kind === 'waiting' || message.seq <= sequence.seq)
    return { action: 'ignore', next: sequence };
  if (message.prev !== sequence.seq) return { action: 'gap', next: waitingSequence };
  return { action: 'apply', next: { kind: 'following', seq: message.seq } };
}
