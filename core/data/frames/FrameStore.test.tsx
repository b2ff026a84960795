import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Scheduler } from '#core';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { FrameStore } from './FrameStore.ts';
import { readFrameMessage } from './readFrameMessage.ts';

const url = 'https://pay.example/frame/1';
const own = {};

function open() {
  let late: (() => void) | undefined;
  const waits: number[] = [];
  const ends = { onDone: vi.fn(), onLeave: vi.fn(), onEscape: vi.fn() };
  const store = new FrameStore(
    {
      scheduler: fakeOf<Scheduler>({
        after: (ms: number, run: () => void) => {
          waits.push(ms);
          late = run;
          return () => (late = undefined);
        },
      }),
    },
    { url, source: 'harbour-pay' },
    ends,
  );
  const end = store.start(() => own);
  const say = (data: unknown, origin = 'https://pay.example', source: unknown = own): void => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    globalThis.dispatchEvent(event);
  };
  return { store, ends, waits, end, say, goLate: () => late?.() };
}

const ready = { source: 'harbour-pay', kind: 'ready', height: 420 };
const done = { source: 'harbour-pay', kind: 'done' };

test('PAY-89 PY06 PAY-267 after 10 s without the framed page the whole page navigates to the provider', () => {
  const slow = open();
  expect(slow.waits).toEqual([10_000]);
  slow.goLate();
  expect(slow.ends.onLeave).toHaveBeenCalledOnce();
  slow.end();
  const quick = open();
  quick.say(ready);
  quick.goLate();
  expect([quick.store.isReady, quick.store.heightPx, quick.ends.onLeave.mock.calls]).toEqual([
    true,
    420,
    [],
  ]);
  quick.end();
});

test('PAY-89 PY06 A59 only messages from the frame’s window and the exact origin of the provider count', () => {
  const { ends, end, say, store } = open();
  say(done, 'https://pay.example.evil');
  say(done, 'http://pay.example');
  say(done, 'https://pay.example:8443');
  say(done, 'null');
  say(done, 'https://pay.example', {});
  say(done, 'https://pay.example', null);
  say({ ...done, source: 'somebody' });
  say({ ...done, padding: 'x'.repeat(70_000) });
  expect([store.isReady, ends.onDone.mock.calls]).toEqual([false, []]);
  say(done);
  expect(ends.onDone).toHaveBeenCalledOnce();
  end();
  say(done);
  expect(ends.onDone).toHaveBeenCalledOnce();
});

test('PAY-89 PAY-265 A59 only messages of the three known kinds are read from a frame', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (data) => {
      const read = readFrameMessage(data, 'harbour-pay');
      if (read === undefined) return;
      expect(['ready', 'left', 'done']).toContain(read.kind);
      expect((data as { source?: unknown }).source).toBe('harbour-pay');
    }),
    { numRuns: 500 },
  );
  const ring: Record<string, unknown> = { ...done };
  ring['self'] = ring;
  expect(readFrameMessage(ring, 'harbour-pay')).toBeUndefined();
  expect(readFrameMessage({ ...ready, height: Number.POSITIVE_INFINITY }, 'harbour-pay')).toEqual({
    kind: 'ready',
    height: undefined,
  });
});

test('PAY-89 FM11 PAY-266 Esc within the frame restores the focus; words are passed on unchanged, as texts alone', () => {
  const { ends, end, say } = open();
  say({ source: 'harbour-pay', kind: 'left' });
  expect(ends.onEscape).toHaveBeenCalledOnce();
  say({ ...done, code: 'abc', more: { code: 'no' }, count: 1 });
  expect(ends.onDone.mock.calls).toEqual([[{ code: 'abc' }]]);
  end();
});
