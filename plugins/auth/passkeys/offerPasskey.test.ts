import { expect, test } from 'vitest';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { offerPasskey } from './offerPasskey.ts';

const texts = { title: 'title', text: 'text', act: 'act' };
const device = { isSupported: true };

test('AUT-321 LG08 a passkey is offered once in 30 days to people without one', async () => {
  const page = createPlatformPage({ config: { features: { reminders: true } } });
  await page.signIn();
  expect(await offerPasskey(page, { isSupported: false }, texts)).toBeUndefined();
  let nowMs = page.clock.nowMs();
  const clock = { ...page.clock, nowMs: () => nowMs };
  const services = { ...page, clock };
  const open = await offerPasskey(services, device, texts);
  void open?.();
  expect(page.modals.stack.map((modal) => modal.id)).toEqual(['auth.reminder']);
  nowMs += 30 * 86_400_000 - 1;
  expect(await offerPasskey(services, device, texts)).toBeUndefined();
  nowMs += 1;
  expect(await offerPasskey(services, device, texts)).toBeDefined();
});

test('AUT-321 LG08 with the feature off there is no reminder', async () => {
  const page = createPlatformPage({ config: { features: {} } });
  await page.signIn();
  expect(await offerPasskey(page, device, texts)).toBeUndefined();
});
