import { expect, test } from 'vitest';
import {
  SecondFactors,
  totpOf,
} from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { TwoStepSetupStore } from '../two-step/TwoStepSetupStore.ts';
import { remindFirstSecret, remindLeakedPassword, remindSaveCodes } from './reminders.ts';

const texts = { title: 'title', text: 'text', act: 'act' };
const config = { features: { reminders: true } };

test('SEC-13 SE03 codes that were not called saved are reminded of once a day, and new ones again', async () => {
  const page = createPlatformPage({ config });
  await page.signIn();
  expect(await remindSaveCodes(page, texts)).toBeUndefined();
  const { sandbox } = page;
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  const id = page.session.userId ?? 0;
  const secret = factors.begin(id);
  factors.confirm(id, totpOf(secret).generate({ timestamp: sandbox.nowMs() }));
  let nowMs = page.clock.nowMs();
  const services = { ...page, clock: { ...page.clock, nowMs: () => nowMs } };
  const open = await remindSaveCodes(services, texts);
  void open?.();
  expect(page.modals.stack.map((modal) => modal.id)).toEqual(['auth.reminder']);
  nowMs += 86_400_000 - 1;
  expect(await remindSaveCodes(services, texts)).toBeUndefined();
  nowMs += 1;
  expect(await remindSaveCodes(services, texts)).toBeDefined();
  await new TwoStepSetupStore(page).finish();
  expect(await remindSaveCodes(services, texts)).toBeUndefined();
  factors.renewCodes(id);
  expect(await remindSaveCodes(services, texts)).toBeDefined();
});

test('SEC-13 FM07 a password that leaks have is reminded of until it is changed', async () => {
  const page = createPlatformPage({ config });
  const { sandbox } = page;
  const users = new Users(sandbox.store);
  await page.signIn();
  const id = page.session.userId ?? 0;
  expect(await remindLeakedPassword(page, texts)).toBeUndefined();
  users.noteKnownPassword(id, true);
  expect(await remindLeakedPassword(page, texts)).toBeDefined();
  users.setPassword(id, 'another hash', 0);
  expect(await remindLeakedPassword(page, texts)).toBeUndefined();
});

test('AUT-432 RN04 a first password is asked to be replaced with its end, whatever the brand reminds of', async () => {
  const page = createPlatformPage({ config: { features: {} } });
  const { sandbox } = page;
  const users = new Users(sandbox.store);
  await page.signIn();
  const id = page.session.userId ?? 0;
  const told: (number | undefined)[] = [];
  const ask = () =>
    remindFirstSecret(page, (untilS) => {
      told.push(untilS);
      return texts;
    });
  expect(await ask()).toBeUndefined();
  const untilMs = Math.floor(page.clock.nowMs() / 1000) * 1000 + 60_000;
  users.markFirstSecret(id, untilMs);
  void (await ask())?.();
  expect(page.modals.stack.map((modal) => modal.id)).toEqual(['auth.reminder']);
  users.markFirstSecret(id, untilMs - 120_000);
  void (await ask())?.();
  expect(told).toEqual([untilMs / 1000, undefined]);
});
