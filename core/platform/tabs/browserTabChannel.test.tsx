import { expect, test } from 'vitest';
import { browserStorageAreas, BrowserStorage } from '../storage/BrowserStorage.ts';
import { BrowserTabs, browserTabChannel, type TabMessage } from './BrowserTabs.ts';

const reports = { report: () => {} };

/** The page, with or without BroadcastChannel. */
function pageWith(BroadcastChannel: unknown): Window & typeof globalThis {
  return new Proxy(window, {
    get: (target, key) => {
      if (key === 'BroadcastChannel') return BroadcastChannel;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  }) as Window & typeof globalThis;
}

test('SHL-22 with BroadcastChannel messages carry secrets and stay in memory', async () => {
  const page = pageWith(globalThis.BroadcastChannel);
  const [first, second] = [
    browserTabChannel('northline', page),
    browserTabChannel('northline', page),
  ];
  expect(first.carriesSecrets).toBe(true);
  const sender = new BrowserTabs({ ...first, reports });
  const receiver = new BrowserTabs({ ...second, reports });
  const other = new BrowserTabs({ ...browserTabChannel('solara', page), reports });
  other.on('session', () => expect.unreachable('another brand heard it'));
  const heard = new Promise((resolve) => receiver.on('session', resolve));
  sender.post('session', { kind: 'ended' });
  expect(await heard).toEqual({ kind: 'ended' });
  expect(localStorage.length).toBe(0);
  for (const tabs of [sender, receiver, other]) tabs.dispose();
});

test('SHL-22 without it the storage event of another tab is a message', () => {
  const channel = browserTabChannel('northline', pageWith(undefined));
  expect(channel.carriesSecrets).toBe(false);
  const received: TabMessage[] = [];
  const open = channel.openChannel((message) => void received.push(message));
  window.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'grandstand:northline:tabs',
      newValue: '{"topic":"session","message":{"kind":"ended"},"n":1}',
    }),
  );
  open?.dispose();
  window.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'grandstand:northline:tabs',
      newValue: '{"topic":"session","message":1,"n":2}',
    }),
  );
  expect(received.map(({ topic, message }) => [topic, message])).toEqual([
    ['session', { kind: 'ended' }],
  ]);
  expect(localStorage.length).toBe(0);
});

test('SHL-20 the storage of the page keeps values and follows other tabs', () => {
  const storage = new BrowserStorage({ brand: 'northline', ...browserStorageAreas() });
  const value = storage.value({
    key: 'preferences',
    version: 1,
    fallback: 0,
    check: (each): each is number => typeof each === 'number',
  });
  const heard: number[] = [];
  value.onChange((each) => void heard.push(each));
  value.write(5);
  expect([
    storage.isPersistent,
    value.read(),
    localStorage.getItem('grandstand:northline:preferences'),
  ]).toEqual([true, 5, '{"v":1,"d":5}']);
  window.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'grandstand:northline:preferences',
      newValue: '{"v":1,"d":7}',
    }),
  );
  storage.dispose();
  window.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'grandstand:northline:preferences',
      newValue: '{"v":1,"d":8}',
    }),
  );
  value.remove();
  expect([heard, localStorage.length]).toEqual([[7], 0]);
});
