import { observable, runInAction } from 'mobx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import type { Consent, ConsentChoice } from '../contract.ts';
import { type Agreement } from './agreement.ts';
import { logConsent } from './logConsent.ts';
import { isStoredAgreement } from '#stored/notices/isStoredAgreement.js';

function open(area = new MemoryArea(), choice?: ConsentChoice) {
  const consent = observable<{ choice: ConsentChoice | undefined }>({ choice });
  const storage = new BrowserStorage({ brand: 'northline', area: () => area });
  const report = vi.fn();
  const page = createPlatformPage({ storage, reports: { report } });
  onTestFinished(logConsent(page, fakeOf<Consent>(consent)));
  return {
    page,
    area,
    report,
    choose: (next: ConsentChoice) => runInAction(() => (consent.choice = next)),
    stored: (): Agreement | undefined =>
      storage
        .value<Agreement | undefined>({
          key: 'cookies-agreement',
          version: 1,
          fallback: undefined,
          check: isStoredAgreement,
        })
        .read(),
    told: async () =>
      (
        await page.sandbox.json<{ method: string; body: unknown }[]>(
          '/sandbox/v1/requests?path=/web-api/user/v1/cookies-agreement',
        )
      ).length,
  };
}

test("NTC-29 a visitor's choice is stored with its time and told once, when the platform knows the person", async () => {
  const { page, choose, stored, told } = open();
  expect(stored()).toBeUndefined();
  choose('marketing');
  const atS = Math.floor(page.clock.nowMs() / 1000);
  expect(stored()).toEqual({ type: 'marketing', atS });
  expect(await told()).toBe(0);
  await page.signIn();
  await vi.waitFor(() => expect(stored()?.toldOf).toBe(page.session.userId));
  choose('marketing');
  expect([await told(), stored()?.atS]).toEqual([1, atS]);
  choose('disabled');
  await vi.waitFor(() =>
    expect(stored()).toMatchObject({ type: 'disabled', toldOf: page.session.userId }),
  );
  expect(await told()).toBe(2);
});

test('NTC-29 a platform that does not answer is asked again by the next page', async () => {
  const area = new MemoryArea();
  const first = open(area);
  await first.page.sandbox.post('/sandbox/v1/faults', [
    { method: 'PUT', path: '/web-api/user/v1/cookies-agreement', status: 422, body: {} },
  ]);
  await first.page.signIn();
  first.choose('all');
  await vi.waitFor(() => expect(first.report).toHaveBeenCalled());
  expect(first.stored()?.toldOf).toBeUndefined();
  const second = open(area, 'all');
  await second.page.signIn();
  await vi.waitFor(() => expect(second.stored()?.toldOf).toBe(second.page.session.userId));
});

test.each([
  null,
  7,
  {},
  { type: 'all' },
  { type: 'most', atS: 5 },
  { type: 'all', atS: -1 },
  { type: 'all', atS: 1.5 },
  { type: 'all', atS: 5, toldOf: 'me' },
])('NTC-29 the stored value %j is no agreement', (value) => {
  expect(isStoredAgreement(value)).toBe(false);
});
