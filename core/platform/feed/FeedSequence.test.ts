import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FeedSequence,
  reassemble,
  type SequencedMessage,
  waitingSequence,
} from './FeedSequence.ts';

type Picture = Readonly<Record<string, number>>;
type Message = SequencedMessage<Picture> & { readonly sub: number };

/** 300 runs with each test run; `FEED_RUNS=10000` for the night. */
const runs = Number(process.env['FEED_RUNS'] ?? 300);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      value: fc.integer(),
    }),
  },
  { weight: 6, arbitrary: fc.constant({ do: 'deliver' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('drop' as const, 'repeat' as const, 'swap' as const),
      at: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'image' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
);

test('A08 SHL-41 SHL-938 after any loss, repetition, reordering or restart the state is one that the server had, and the last one once all has arrived, or it is marked stale', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
      // Server: the current snapshot, and every earlier one by process and number.
      let life = 0;
      let seq = 0;
      let current: Picture = {};
      let history = new Map<number, Picture>([[0, current]]);
      // Network: messages in transit, each for a subscription.
      let wire: Message[] = [];
      let sub = 0;
      // Page.
      let sequence: FeedSequence = waitingSequence;
      let picture: Picture | undefined;
      let isStale = false;

      const ask = (): void => {
        sub += 1;
        sequence = waitingSequence;
        wire.push({ t: 'snapshot', seq, data: current, sub });
      };
      const receive = (message: Message): void => {
        if (message.sub !== sub) return;
        const result = reassemble(sequence, message);
        sequence = result.next;
        if (result.action === 'replace') [picture, isStale] = [message.data, false];
        if (result.action === 'apply') picture = { ...picture, ...message.data };
        if (result.action === 'gap') {
          isStale = true;
          ask();
        }
      };
      const check = (): void => {
        if (sequence.kind === 'following' && !isStale)
          expect(picture).toEqual(history.get(sequence.seq));
      };

      ask();
      for (const each of steps) {
        switch (each.do) {
          case 'change':
            current = { ...current, [each.key]: each.value };
            seq += 1;
            history.set(seq, current);
            wire.push({ t: 'delta', prev: seq - 1, seq, data: { [each.key]: each.value }, sub });
            break;
          case 'image':
            wire.push({ t: 'snapshot', seq, data: current, sub });
            break;
          case 'deliver': {
            const message = wire.shift();
            if (message !== undefined) receive(message);
            break;
          }
          case 'drop':
            wire.splice(each.at, 1);
            break;
          case 'repeat': {
            const message = wire[each.at];
            if (message !== undefined) wire.splice(each.at, 0, message);
            break;
          }
          case 'swap': {
            const [first, second] = [wire[each.at], wire[each.at + 1]];
            if (first !== undefined && second !== undefined) wire.splice(each.at, 2, second, first);
            break;
          }
          case 'restart':
            // A restarted server with its own numbers; the page sees its socket close, or another
            // boot.
            life += 1;
            [seq, current, history] = [0, { life }, new Map([[0, { life }]])];
            wire = [];
            isStale = picture !== undefined;
            ask();
        }
        check();
      }
      // Silence ends in a fresh snapshot (heartbeat check), so here the network recovers: one more
      // change, everything is delivered.
      for (let turn = 0; turn < 2; turn += 1) {
        current = { ...current, last: turn };
        seq += 1;
        history.set(seq, current);
        wire.push({ t: 'delta', prev: seq - 1, seq, data: { last: turn }, sub });
        for (let message = wire.shift(); message !== undefined; message = wire.shift()) {
          receive(message);
          check();
        }
      }
      if (sequence.kind === 'following' && !isStale) expect(picture).toEqual(current);
      else expect(sequence.kind === 'waiting' || isStale).toBe(true);
    }),
    { numRuns: runs },
  );
});

test.each<[string, FeedSequence, SequencedMessage, string, FeedSequence]>([
  [
    'a change before the first picture',
    waitingSequence,
    { t: 'delta', prev: 1, seq: 2, data: {} },
    'ignore',
    waitingSequence,
  ],
  [
    'the first picture',
    waitingSequence,
    { t: 'snapshot', seq: 5, data: {} },
    'replace',
    { kind: 'following', seq: 5 },
  ],
  [
    'the next change',
    { kind: 'following', seq: 5 },
    { t: 'delta', prev: 5, seq: 6, data: {} },
    'apply',
    { kind: 'following', seq: 6 },
  ],
  [
    'a conflated change',
    { kind: 'following', seq: 5 },
    { t: 'delta', prev: 5, seq: 9, data: {} },
    'apply',
    { kind: 'following', seq: 9 },
  ],
  [
    'a change that came before',
    { kind: 'following', seq: 5 },
    { t: 'delta', prev: 4, seq: 5, data: {} },
    'ignore',
    { kind: 'following', seq: 5 },
  ],
  [
    'a change that skips one',
    { kind: 'following', seq: 5 },
    { t: 'delta', prev: 6, seq: 7, data: {} },
    'gap',
    waitingSequence,
  ],
  [
    'a newer picture',
    { kind: 'following', seq: 5 },
    { t: 'snapshot', seq: 8, data: {} },
    'replace',
    { kind: 'following', seq: 8 },
  ],
  [
    'an older picture',
    { kind: 'following', seq: 5 },
    { t: 'snapshot', seq: 4, data: {} },
    'ignore',
    { kind: 'following', seq: 5 },
  ],
])('SHL-41 %s', (_name, sequence, message, action, next) => {
  expect(reassemble(sequence, message)).toEqual({ action, next });
});
