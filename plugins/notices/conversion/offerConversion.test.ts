import { expect, test } from 'vitest';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import type { OpenModal } from '../../../core/runtime/views/ModalStack.ts';
import type { ConversionModalProps } from '../start/modals.ts';
import { formatRate } from './Conversion.ts';
import { createQuietPage } from '../testing/createQuietPage.ts';
import { offerConversion } from './offerConversion.ts';

const features = { accountConversion: true };

/** Opens a page on a real platform, for a person with an account in kuna. */
async function open({
  minor = 150_690,
  isConverted = false,
  areas = { local: new MemoryArea(), session: new MemoryArea() },
  platform = createPlatformPage() as PlatformPage,
} = {}) {
  const page = createQuietPage({ features, areas });
  if (minor > 0) await platform.sandbox.post('/sandbox/v1/users/demo/kuna', { minor, isConverted });
  const services = {
    ...page.services,
    http: platform.http,
  };
  await platform.signIn();
  const open = await offerConversion(services)(platform.session.userId ?? 0);
  void open?.();
  for (let turn = 0; turn < 10; turn += 1) await page.settle();
  return { ...page, platform };
}

test('NTC-36 an account in kuna is asked about once in a session, and converted on yes', async () => {
  const page = await open();
  const [modal] = page.modals.stack;
  expect(modal).toMatchObject({
    id: 'notices.conversion',
    props: {
      conversion: {
        from: { minor: 150_690, currency: 'HRK' },
        to: { minor: 20_000, currency: 'EUR' },
        rate: '7.53450',
      },
    },
  });
  const { convert } = modal?.props as ConversionModalProps & OpenModal['props'];
  expect(await convert()).toBe('done');
  expect(page.notices).toMatchObject([
    { kind: 'default', tone: 'success', title: 'notices.later:conversion.done' },
  ]);
  expect(await convert()).toBe('failed');
  const { accounts } = await page.platform.http.call('user.accounts');
  expect(accounts.find(({ type }) => type === 0)?.money).toEqual({
    minor: 120_000,
    currency: 'EUR',
  });
  expect(accounts.map(({ money }) => money.currency)).not.toContain('HRK');
});

test('NTC-36 after "later" the prompt opens in the next session, not in this one', async () => {
  const page = await open();
  page.modals.closeAll();
  const { local, session } = page.areas;
  expect((await open({ areas: { local, session } })).openIds()).toEqual([]);
  expect((await open({ areas: { local, session: new MemoryArea() } })).openIds()).toEqual([
    'notices.conversion',
  ]);
});

test('NTC-36 without such an account, or the feature, there is no prompt', async () => {
  expect((await open({ minor: 0 })).openIds()).toEqual([]);
  expect(await offerConversion(createQuietPage().services)(7)).toBeUndefined();
});

test('NTC-37 a conversion by the platform is announced once, with the complete fixed rate', async () => {
  const page = await open({ isConverted: true });
  expect(page.modals.stack[0]).toMatchObject({
    id: 'notices.information',
    props: {
      subject: 'kuna',
      values: {
        from: expect.stringMatching(/^HRK\s1,506\.90$/),
        to: expect.stringMatching(/^€\s?200\.00$/),
        rate: '7.53450',
      },
    },
  });
  page.modals.stack[0]?.close(true);
  await page.settle();
  const { local } = page.areas;
  const platform = page.platform;
  await platform.session.end();
  expect(
    (await open({ minor: 0, areas: { local, session: new MemoryArea() }, platform })).openIds(),
  ).toEqual([]);
});

test('NTC-37 the rate keeps its five places in every language', () => {
  expect(['en', 'de', 'fr', 'ru', 'ar'].map((language) => formatRate('7.53450', language))).toEqual(
    ['7.53450', '7,53450', '7,53450', '7,53450', '7.53450'],
  );
});
