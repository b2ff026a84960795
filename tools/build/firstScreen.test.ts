import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SlotContribution } from '../../core/contract/Contribution.ts';
import { firstScreen } from './firstScreen.ts';
import { installedPlugins, rootFolder } from './installedPlugins.ts';
import { slots } from '#core';

const screen = firstScreen(rootFolder, await installedPlugins());
/** Services of the first screen, in plain Node: the test runner rewrites thunk imports. */
function servicesInNode(names: readonly string[]): unknown {
  const from = (name: string): string => JSON.stringify(join(import.meta.dirname, name));
  const code = `import { firstScreen } from ${from('firstScreen.ts')}; import { installedPlugins, rootFolder } from ${from('installedPlugins.ts')};
    const screen = firstScreen(rootFolder, await installedPlugins()); console.log(JSON.stringify(${JSON.stringify(names)}.filter((name) => screen.hasService(name))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const slot = (fields: Partial<SlotContribution>): SlotContribution => ({
  id: 'x',
  slot: slots.columnEnd,
  load: async () => () => null,
  ...fields,
});

test('PLN-60 contributions around every page or on home belong to the first screen', () => {
  expect(screen.hasSlot(slot({}))).toBe(true);
  expect(
    screen.hasSlot(slot({ slot: slots.bottomBar, layout: 'mobile', when: { op: 'authed' } })),
  ).toBe(true);
  // The build may have another instance of the shell's module than the manifests.
  expect(screen.hasSlot(slot({ slot: { ...slots.overlay } }))).toBe(true);
  expect(screen.hasSlot(slot({ isDeferred: true }))).toBe(false);
  expect(screen.hasSlot(slot({ slot: slots.notFoundEnd }))).toBe(false);
});

test('PLN-60 contributions of other pages alone do not, in any session', () => {
  const elsewhere = { op: 'route', id: 1003 } as const;
  expect(screen.hasSlot(slot({ when: elsewhere }))).toBe(false);
  expect(screen.hasSlot(slot({ when: { op: 'all', of: [{ op: 'authed' }, elsewhere] } }))).toBe(
    false,
  );
  expect(
    screen.hasSlot(slot({ when: { op: 'any', of: [elsewhere, { op: 'flag', name: 'x' }] } })),
  ).toBe(true);
});

test('PLN-60 PLN-195 services belong to it when something of it asks for them, directly or through another', () => {
  const wanted = [
    'betting.stores',
    'coupon.selections',
    'coupon.core',
    'notices.consent',
    'access.site',
    'auth.accounts',
  ];
  const others = ['office.history', 'support.desk', 'challenge.captcha', 'betting.media'];
  expect(servicesInNode([...wanted, ...others])).toEqual(wanted);
});
