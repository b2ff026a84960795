import { readFileSync } from 'node:fs';
import type { UserConfig, UserConfigAnswer, UserData } from '#wire';
import { expect, test } from 'vitest';
import { countryIdOf } from '../site/countries.ts';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

/** Orders of the control API, and the resulting user configuration. */
const fields: readonly (readonly [Record<string, unknown>, Partial<UserConfig>])[] = [
  [{ ban: 'full' }, { ban_level: 45 }],
  [{ banVersion: 2 }, { ban_version: 2 }],
  [{ verification: 1 }, { verification_status: 1 }],
  [{ internalVerification: 0 }, { internal_verification_status: 0 }],
  [{ isInReview: true }, { user_status_id: 1 }],
  [{ requestedDocument: 'address' }, { requested_additional_document: 'address' }],
  [{ hasDeposit: false }, { has_deposit: false }],
  [{ hideBalance: true }, { user_hide_balance: true }],
  [{ disallowLine: [7, 3] }, { disallow_line_sport: [3, 7] }],
  [{ disallowLive: [4] }, { disallow_live_sport: [4] }],
  [{ phone: '+35699123456' }, { phone_number: '+35699123456', phone_code: '356' }],
  [{ refId: 4711 }, { user_ref_id: 4711 }],
  [{ email: 'other@example.com' }, { user_email: 'other@example.com' }],
  [{ payAndPlay: true }, { is_pay_and_play: true }],
  [{ needIdentification: true }, { is_need_identification: true }],
  [{ identificationBonus: true }, { is_identification_bonus: true }],
  [{ dataAfterRegistration: false }, { isDataAfterRegistration: false }],
  [{ cutLine: true }, { isCCLine: true }],
  [{ cutLive: true }, { isCClive: true }],
  [{ name: 'Marta Keller' }, { user_name: 'Marta Keller' }],
  [{ country: 'DE' }, { user_country_code: 'DE', user_country_id: countryIdOf('DE') ?? -1 }],
  [{ activationType: 3 }, { activation_type: 3 }],
  [{ activationType: 0, daysToActivate: 9 }, { remaining_days_to_activate: 9 }],
  [
    { rights: { bonus: 'law' } },
    {
      rights: expect.arrayContaining([{ right: 'bonus', allowed: false, reason: 'law' }]),
    },
  ],
  [{ transferTo: 'Harbour Games Ltd' }, { isRequiredTransfer: true }],
];

/** Identity of the person, and fields derived from other actions. */
const followed = [
  'user_msg_count',
  'user_id',
  'login',
  'pending_email',
  'pending_phone',
  'excluded_until',
  'deposits_closed_until',
  'reality_check_at',
  'session_over_until',
  'limit_mark',
  'identity_needed_for',
  'verification_status_group_code',
];

test('SBX-1113 UC06 the control API sets every field of a person', () => {
  const schema = JSON.parse(readFileSync('schemas/wire/auth/auth.json', 'utf8')) as {
    readonly $defs: { readonly UserConfig: { readonly properties: object } };
  };
  const set = fields.flatMap(([, config]) => Object.keys(config));
  expect([...set, ...followed].toSorted()).toEqual(
    Object.keys(schema.$defs.UserConfig.properties).toSorted(),
  );
});

test.each(fields)(
  'SBX-1113 UC02 UC06 %j shows within a second in both tabs',
  async (change, config) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const tabs = [1, 2].map(() => {
      const tab = sandbox.connect({ token: person.token });
      tab.subscribe(1, { kind: 'user' });
      return tab;
    });
    sandbox.run(300);
    for (const tab of tabs) tab.drain();
    expect((await sandbox.post('/sandbox/v1/users/demo', change)).status).toBe(200);
    sandbox.run(1000);
    for (const tab of tabs) {
      const told = tab
        .drain()
        .flatMap((message) => ('data' in message ? ((message.data as UserData).user ?? []) : []));
      expect(told.at(-1)).toMatchObject(config);
    }
  },
);

test('SBX-1210 RV04 the days to confirm a contact count down, and end with a confirmed one', async () => {
  const sandbox = createTestSandbox();
  const daysLeft = async () => {
    const person = await sandbox.signIn();
    const answer = await person.call('GET', '/web-api/user/v1/config');
    const { result } = (await answer.json()) as UserConfigAnswer;
    return result.remaining_days_to_activate;
  };
  const change = async (next: object) => sandbox.post('/sandbox/v1/users/demo', next);
  expect(await daysLeft()).toBeUndefined();
  await change({ activationType: 0, daysToActivate: 2 });
  expect(await daysLeft()).toBe(2);
  sandbox.advance(25 * 3_600_000);
  expect(await daysLeft()).toBe(1);
  sandbox.advance(24 * 3_600_000);
  expect(await daysLeft()).toBe(0);
  await change({ activationType: 3 });
  expect(await daysLeft()).toBeUndefined();
});
