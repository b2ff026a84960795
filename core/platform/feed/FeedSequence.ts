/** A message of one subscription: a full picture, or a change that follows on the one with number `prev`. */
export type SequencedMessage<Data = unknown> =
  | { readonly t: 'snapshot'; readonly seq: number; readonly data: Data }
  | { readonly t: 'delta'; readonly prev: number; readonly seq: number; readonly data: Data };

/** `waiting` for a snapshot, or `following` with the number of the last message that was applied. */
export type FeedSequence =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'following'; readonly seq: number };

/** What to do with a message. After `gap` nothing is known any more until a fresh snapshot. */
export type FeedStep =
  | { readonly action: 'replace' | 'apply'; readonly next: FeedSequence }
  | { readonly action: 'ignore' | 'gap'; readonly next: FeedSequence };

export const waitingSequence: FeedSequence = { kind: 'waiting' };

/**
 * Puts messages together without ever mixing two pictures: a picture may come at any time and replaces all; a change is
 * applied only on exactly the one it was made for; what comes twice is dropped; anything else is a gap.
 */
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
