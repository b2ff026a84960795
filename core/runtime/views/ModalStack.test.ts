import { expect, test } from 'vitest';
import { createModalToken } from '../../contract/Token.ts';
import { ModalStack } from './ModalStack.ts';
import { PluginHealth } from './PluginHealth.ts';

const confirm = createModalToken<{ readonly text: string }, boolean>('test.confirm');

test('PLN-14 a modal resolves with its result, a dismissed one with nothing', async () => {
  const modals = new ModalStack();
  const first = modals.open(confirm, { text: 'first' });
  const second = modals.open(confirm, { text: 'second' });
  expect(modals.stack.map((modal) => modal.props)).toEqual([{ text: 'first' }, { text: 'second' }]);
  modals.stack[1]?.close(true);
  modals.stack[0]?.close();
  expect(await Promise.all([first, second])).toEqual([undefined, true]);
  expect(modals.isAnyOpen).toBe(false);
});

test('PLN-14 closing all closes the upper ones first', async () => {
  const modals = new ModalStack();
  const order: string[] = [];
  void modals.open(confirm, { text: 'lower' }).then(() => order.push('lower'));
  void modals.open(confirm, { text: 'upper' }).then(() => order.push('upper'));
  modals.closeAll();
  await Promise.resolve();
  await Promise.resolve();
  expect(order).toEqual(['upper', 'lower']);
});

test('PLN-15 the fifth failure within a minute switches a plugin off', () => {
  let nowMs = 0;
  const health = new PluginHealth(() => nowMs);
  for (const atMs of [0, 30_000, 61_000, 62_000, 63_000]) {
    nowMs = atMs;
    health.record('casino');
  }
  expect(health.isSwitchedOff('casino')).toBe(false);
  nowMs = 64_000;
  health.record('casino');
  expect(health.isSwitchedOff('casino')).toBe(true);
  expect(health.isSwitchedOff('betting')).toBe(false);
});
