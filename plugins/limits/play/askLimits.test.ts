import { expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { responsibleRoute } from '../../auth/contract.ts';
import { reviewModal, setLimitsModal } from '../contract.ts';
import { askLimits } from './askLimits.ts';

/** A person who answered all questions a year ago. */
async function openPage(): Promise<PlatformPage> {
  const page = createPlatformPage();
  await page.signIn();
  expect(await askLimits(page)(1)).toBeUndefined();
  page.sandbox.store.run('UPDATE person_prompts SET answered_at_ms = answered_at_ms - ?', yearMs);
  return page;
}

const yearMs = 366 * 86_400_000;

async function opened(page: PlatformPage): Promise<readonly string[]> {
  const open = await askLimits(page)(1);
  void open?.();
  return page.modals.stack.map(({ id }) => id);
}

test('LIM-76 LIM-75 LG10 B10 B04 one thing is asked after a sign-in: the look at the account, next time the offer of a limit', async () => {
  const page = await openPage();
  expect(await opened(page)).toEqual([reviewModal.id]);
  page.modals.closeAll();
  await page.http.call('limits.prompt', { body: { kind: 'review' } });
  expect(await opened(page)).toEqual([setLimitsModal.id]);
  page.modals.closeAll();
  await page.http.call('limits.prompt', { body: { kind: 'limits' } });
  expect(await opened(page)).toEqual([]);
});

test('LIM-76 LIM-75 LG10 the page of the limits asks by itself', async () => {
  const { http, modals } = await openPage();
  const navigation = { routeName: responsibleRoute };
  expect(await askLimits({ http, modals, navigation })(1)).toBeUndefined();
});
