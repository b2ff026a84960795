import { expect, test } from 'vitest';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { ageValidS, readAgeQuestion, type AgeQuestion } from './ageQuestion.ts';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';
import { createQuietPage } from '../testing/createQuietPage.ts';
import { confirmAge } from './confirmAge.ts';

const question: AgeQuestion = { age: 18, area: 'local', leaveUrl: 'https://help.example' };
const configuration = testConfiguration({
  site: { minAge: 18 },
  brand: { responsibleGamblingLinks: [{ name: 'Help', url: 'https://help.example' }] },
});

test('NTC-30 the question needs a minimum age', async () => {
  expect(readAgeQuestion(configuration)).toEqual(question);
  expect(
    readAgeQuestion({ ...configuration, site: { ...configuration.site, minAge: 0 } }),
  ).toBeUndefined();
  const page = createQuietPage({ minAge: 0 });
  confirmAge(page.services);
  await page.settle();
  expect(page.openIds()).toEqual([]);
});

test.each(['title', 'text', 'confirm'])(
  'NTC-30 without the text of its %s the dialog does not open',
  async (name) => {
    const page = createQuietPage({ missingTexts: [`notices.later:age.${name}`] });
    confirmAge(page.services);
    await page.settle();
    expect(page.openIds()).toEqual([]);
  },
);

test('NTC-30 it is asked until the answer is yes: what closes it otherwise brings it back', async () => {
  const page = createQuietPage();
  confirmAge(page.services);
  await page.settle();
  expect(page.openIds()).toEqual(['notices.age']);
  page.modals.closeAll();
  await page.settle();
  expect(page.openIds()).toEqual(['notices.age']);
  page.modals.stack[0]?.close(true);
  await page.settle();
  expect(page.openIds()).toEqual([]);
});

test('NTC-31 the answer holds for 30 days to the second, and then it is asked again, on an open page, too', async () => {
  expect(ageValidS * 1000).toBe(30 * 24 * 60 * 60 * 1000);
  const page = createQuietPage();
  confirmAge(page.services);
  await page.settle();
  page.modals.stack[0]?.close(true);
  await page.settle();
  const returning = createQuietPage({ areas: page.areas, host: page.host });
  confirmAge(returning.services);
  await returning.settle();
  expect(returning.openIds()).toEqual([]);
  // As after a long sleep, instead of a month in steps of two seconds.
  page.host.nowMs += ageValidS * 1000 - 2000;
  await page.host.advance(1000);
  await page.settle();
  expect(page.openIds()).toEqual([]);
  await page.host.advance(5000);
  await page.settle();
  expect(page.openIds()).toEqual(['notices.age']);
});

test('NTC-31 a page whose clock is some hours behind that of the answer knows it', async () => {
  const page = createQuietPage();
  page.areas.local.values.set(
    'grandstand:test:age-until',
    `{"v":1,"d":${Math.floor(page.services.clock.nowMs() / 1000) + ageValidS + 3 * 3600}}`,
  );
  confirmAge(page.services);
  await page.settle();
  expect(page.openIds()).toEqual([]);
});

test('NTC-31 kept for the session, another session asks again', async () => {
  const page = createQuietPage({ settings: { ageKept: 'session' } });
  confirmAge(page.services);
  await page.settle();
  page.modals.stack[0]?.close(true);
  await page.settle();
  expect([page.areas.local.values.size, page.areas.session.values.size]).toEqual([0, 1]);
});

test.each(['"yes"', '-5', '1e99', '99999999999', '{"v":1,"d":99999999999}', '{"v":1,"d":null}'])(
  'NTC-31 A67 the stored value %s is no answer',
  async (text) => {
    const page = createQuietPage();
    page.areas.local.values.set('grandstand:test:age-until', text);
    confirmAge(page.services);
    await page.settle();
    expect(page.openIds()).toEqual(['notices.age']);
  },
);

test('NTC-31 an answer in another tab is one here', async () => {
  const page = createQuietPage();
  confirmAge(page.services);
  await page.settle();
  let wasTold = false;
  const { onAnsweredElsewhere } = page.modals.stack[0]!.props as {
    readonly onAnsweredElsewhere: (run: () => void) => () => void;
  };
  onAnsweredElsewhere(() => (wasTold = true));
  page.write(
    'grandstand:test:age-until',
    `{"v":1,"d":${Math.floor(page.services.clock.nowMs() / 1000) + 60}}`,
  );
  expect(wasTold).toBe(true);
});

test.each([
  ['https://example.org/leave', 'https://example.org/leave'],
  ['javascript:alert(1)', 'https://help.example'],
  ['//evil.example', 'https://help.example'],
  ['http://example.org', 'https://help.example'],
  [undefined, 'https://help.example'],
])('NTC-32 the way out %s leads to %s', (ageLeaveUrl, leaveUrl) => {
  expect(
    readAgeQuestion({
      ...configuration,
      plugins: {
        notices:
          checkedSettings('notices', {
            ageKept: 'session',
            ...(ageLeaveUrl === undefined ? {} : { ageLeaveUrl }),
          }) ?? false,
      },
    }),
  ).toEqual({ age: 18, area: 'session', leaveUrl });
  expect(
    readAgeQuestion({
      ...configuration,
      plugins: {},
      brand: { ...configuration.brand, responsibleGamblingLinks: [] },
    })?.leaveUrl,
  ).toBe('about:blank');
});
