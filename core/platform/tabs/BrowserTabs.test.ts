import { expect, test } from 'vitest';
import { MemoryArea } from '../storage/MemoryArea.ts';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { BrowserTabs, openStorageChannel, type TabMessage } from './BrowserTabs.ts';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';

test('SHL-22 a message reaches every other tab and not its sender', async () => {
  const browser = new FakeBrowser();
  const [first, second, third] = [browser.openTab(), browser.openTab(), browser.openTab()];
  const heard: string[] = [];
  first.on('session', () => void heard.push('first'));
  second.on('session', (message) => void heard.push(`second ${JSON.stringify(message)}`));
  const end = third.on('session', () => void heard.push('third'));
  third.on('other', () => void heard.push('wrong topic'));
  first.post('session', { kind: 'ended' });
  await settle();
  expect(heard).toEqual(['second {"kind":"ended"}', 'third']);
  end();
  second.dispose();
  first.post('session', 1);
  await settle();
  expect(heard).toHaveLength(2);
});

test('SHL-22 a listener that throws is reported and the others run', () => {
  const reported: string[] = [];
  let receive: (message: TabMessage) => void = () => {};
  const tabs = new BrowserTabs({
    brand: 'northline',
    carriesSecrets: true,
    reports: { report: (_error, { contribution }) => void reported.push(contribution) },
    openChannel: (run) => {
      receive = run;
      return {
        post: () => {
          throw new DOMException('not cloneable', 'DataCloneError');
        },
        dispose: () => {},
      };
    },
  });
  let heard = 0;
  tabs.on('a', () => {
    throw new Error('broken');
  });
  tabs.on('a', () => (heard += 1));
  receive({ topic: 'a', message: 1 });
  tabs.post('b', 1);
  expect([heard, reported]).toEqual([1, ['tabs.a', 'tabs.b']]);
});

test('SHL-22 without BroadcastChannel messages use storage events and leave nothing behind', () => {
  const area = new MemoryArea();
  const received: TabMessage[] = [];
  let announce: (key: string | null, value: string | null) => void = () => {};
  const onChange = (run: (change: { key: string | null; value: string | null }) => void) => {
    announce = (key, value) => run({ key, value });
    return () => {};
  };
  const written: string[] = [];
  const channel = openStorageChannel(
    'k',
    () => ({
      getItem: area.getItem,
      removeItem: area.removeItem,
      setItem: (key, value) => (written.push(value), area.setItem(key, value)),
    }),
    onChange,
    (message) => void received.push(message),
  );
  channel.post({ topic: 'session', message: { kind: 'ended' } });
  channel.post({ topic: 'session', message: { kind: 'ended' } });
  expect(area.values.size).toBe(0);
  expect(new Set(written).size).toBe(2);
  for (const text of written) announce('k', text);
  for (const foreign of ['rubbish', '{"topic":5,"message":1}', '"text"', 'null'])
    announce('k', foreign);
  announce('k', null);
  announce('other', written[0] ?? '');
  expect(received.map(({ topic, message }) => [topic, message])).toEqual([
    ['session', { kind: 'ended' }],
    ['session', { kind: 'ended' }],
  ]);
  area.mode = 'blocked';
  expect(() => channel.post({ topic: 'a', message: 1 })).not.toThrow();
});

test.each([true, false])(
  'SHL-23 one runner at a time, in order, and after a failure the next one runs (Web Locks: %s)',
  async (hasLocks) => {
    const tabs = new FakeBrowser().openTab({ hasLocks });
    const log: string[] = [];
    const open: (() => void)[] = [];
    const run = (name: string, isFailing = false) =>
      tabs.alone('refresh', async () => {
        log.push(`${name} in`);
        await new Promise<void>((resolve) => open.push(resolve));
        log.push(`${name} out`);
        if (isFailing) throw new Error(name);
        return name;
      });
    const first = run('first', true);
    const second = run('second');
    await settle();
    expect(log).toEqual(['first in']);
    open.shift()?.();
    await expect(first).rejects.toThrow('first');
    await settle();
    open.shift()?.();
    expect(await second).toBe('second');
    expect(log).toEqual(['first in', 'first out', 'second in', 'second out']);
  },
);

test('SHL-23 two tabs of a browser with Web Locks take turns', async () => {
  const browser = new FakeBrowser();
  let running = 0;
  let most = 0;
  await Promise.all(
    [browser.openTab(), browser.openTab(), browser.openTab()].map((tab) =>
      tab.alone('refresh', async () => {
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

test('SHL-23 locks that the browser refuses are replaced by a queue in this tab', async () => {
  const tabs = new BrowserTabs({
    brand: 'northline',
    carriesSecrets: true,
    reports: { report: () => {} },
    openChannel: () => undefined,
    locks: {
      request: (() =>
        Promise.reject(new DOMException('blocked', 'SecurityError'))) as LockManager['request'],
    },
  });
  expect(await tabs.alone('refresh', async () => 'ran')).toBe('ran');
  await expect(
    tabs.alone('refresh', () => Promise.reject(new Error('own failure'))),
  ).rejects.toThrow('own failure');
});
