import type { PreferenceItem, PreferenceItems, UserConfigAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

const path = '/web-api/user/v1/preferences';
const item = (
  name: PreferenceItem['name'],
  value: string,
  changedAtMs: number,
): PreferenceItem => ({ name, value, changed_at_ms: changedAtMs });

test('SBX-392 the newest value of each choice is kept, older ones change nothing, future times are capped', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const post = async (...items: PreferenceItem[]) =>
    ((await (await person.call('POST', path, { items })).json()) as PreferenceItems).items;
  expect(((await (await person.call('GET', path)).json()) as PreferenceItems).items).toEqual([]);
  await post(item('appViewType', '1', 2000), item('isShowGameId', '1', 2000));
  expect(await post(item('appViewType', '0', 1999), item('isShowGameId', '0', 2001))).toEqual([
    item('appViewType', '1', 2000),
    item('isShowGameId', '0', 2001),
  ]);
  const [kept] = await post(item('appViewType', '0', 9e15));
  expect(kept?.changed_at_ms).toBeLessThan(9e13);
  expect(
    (
      (await (
        await (await sandbox.signIn('newbie', 'Demo-pass-1')).call('GET', path)
      ).json()) as PreferenceItems
    ).items,
  ).toEqual([]);
});

test('SBX-1448 an unknown choice and a visitor are refused', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  expect(
    (
      await person.call('POST', path, {
        items: [{ name: 'nonsense', value: '1', changed_at_ms: 1 }],
      })
    ).status,
  ).toBe(400);
  expect((await sandbox.request(path)).status).toBe(401);
});

test('SBX-1449 hidden sports are those of the user configuration, whichever call hides them', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const hidden = async () => {
    const { result } = (await (
      await person.call('GET', '/web-api/user/v1/config')
    ).json()) as UserConfigAnswer;
    return [result.disallow_line_sport, result.disallow_live_sport];
  };
  await person.call('POST', path, { items: [item('disallowLineSport', '7,3', 2000)] });
  expect(await hidden()).toEqual([[3, 7], []]);
  await person.call('POST', path, {
    items: [item('disallowLineSport', '', 1000), item('disallowLiveSport', '4', 2000)],
  });
  expect(await hidden()).toEqual([[3, 7], [4]]);
  await sandbox.post('/sandbox/v1/users/demo', { disallowLine: [9] });
  expect(await hidden()).toEqual([[9], [4]]);
  const { items } = (await (await person.call('GET', path)).json()) as PreferenceItems;
  expect(items.find(({ name }) => name === 'disallowLineSport')?.value).toBe('9');
  const refused = await person.call('POST', path, {
    items: [item('disallowLiveSport', '4,x', 9e12)],
  });
  expect([
    refused.status,
    ((await refused.json()) as { errors: { field: string }[] }).errors[0]?.field,
  ]).toEqual([400, 'items/0/value']);
  expect(await hidden()).toEqual([[9], [4]]);
});
