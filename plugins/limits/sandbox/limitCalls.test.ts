import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { protectionRules } from '#domain/limits/profiles.ts';
import type {
  AvailableLimits,
  BlockUserAnswer,
  ClientLimitList,
  ClientLimits,
  ErrorAnswer,
  LimitActionAnswer,
  LimitsAnswer,
  PlayFigures,
  SelfExcludeReasons,
  TestAnswersResult,
  UserConfigAnswer,
} from '#wire';
import type { SandboxOptions } from '../../../sandbox/SandboxOptions.ts';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { bet, comingBack, order } from '../testing/playOnSandbox.ts';

const base = '/limit-service-api/api/external/web/v3';
const dayMs = 86_400_000;
const depositDay = 20;

async function begin(options: Partial<SandboxOptions> = {}) {
  const sandbox = createTestSandbox(options);
  onTestFinished(sandbox.dispose);
  const person = await comingBack(sandbox, 'demo');
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await person.call(method, path, body);
    return (answer.status === 204 ? {} : await answer.json()) as T;
  };
  return {
    sandbox,
    person,
    ask,
    save: (limitType: number, limitValue?: number): Promise<LimitsAnswer> =>
      ask('POST', `${base}/limits`, {
        limits: [
          { limitType, measure: 'EUR', ...(limitValue === undefined ? {} : { limitValue }) },
        ],
      }),
    held: async (type: number) =>
      (await ask<ClientLimits>('GET', `${base}/limits`)).limitsData.filter(
        ({ limitType }) => limitType === type,
      ),
  };
}

const answers = (last: string) => [
  { id: 'chance', answer: 'no' },
  { id: 'means', answer: 'yes' },
  { id: 'recover', answer: last },
];

test('LIM-62 LIM-148 LIM-149 before a looser limit questions are asked; wrong answers change nothing, right ones ask for it', async () => {
  const { ask, save, held } = await begin();
  expect((await save(depositDay, 1000)).tokenGuid).toBeUndefined();
  const asked = await save(depositDay, 9000);
  expect(asked.data?.questions.map(({ id }) => id)).toEqual(['chance', 'means', 'recover']);
  expect(await held(depositDay)).toHaveLength(1);
  const wrong = await ask<TestAnswersResult>('POST', `${base}/testanswers`, {
    tokenGuid: asked.tokenGuid,
    answers: answers('yes'),
  });
  expect(wrong).toMatchObject({ success: false });
  expect(wrong.questionsResult.find(({ isRight }) => !isRight)?.id).toBe('recover');
  expect(await held(depositDay)).toHaveLength(1);
  // The same questions cannot be answered twice.
  expect(
    await ask<ErrorAnswer>('POST', `${base}/testanswers`, {
      tokenGuid: asked.tokenGuid,
      answers: answers('no'),
    }),
  ).toMatchObject({ errors: [{ code: 'questions_over' }] });
  const again = await save(depositDay, 9000);
  const right = await ask<TestAnswersResult>('POST', `${base}/testanswers`, {
    tokenGuid: again.tokenGuid,
    answers: answers('no'),
  });
  expect(right.success).toBe(true);
  expect(await held(depositDay)).toMatchObject([{ limitValue: 1000 }, { limitValue: 9000 }]);
});

test('LIM-151 after three wrong answers the questions before that limit are refused for a quarter of an hour', async () => {
  const { sandbox, ask, save } = await begin();
  const stakes = 1;
  await save(depositDay, 1000);
  await save(stakes, 1000);
  const answerWrong = async (): Promise<void> => {
    const { tokenGuid } = await save(depositDay, 9000);
    const { success } = await ask<TestAnswersResult>('POST', `${base}/testanswers`, {
      tokenGuid,
      answers: answers('yes'),
    });
    expect(success).toBe(false);
  };
  await answerWrong();
  await answerWrong();
  await answerWrong();
  const until = Math.ceil(sandbox.nowMs() / 1000) + 900;
  const rest = { errors: [{ code: 'questions_rest', meta: { until } }] };
  // Another amount, or none, is the same request; another limit and a lower amount are not.
  expect(await save(depositDay, 8000)).toMatchObject(rest);
  expect(await save(depositDay)).toMatchObject(rest);
  expect((await save(stakes, 9000)).tokenGuid).toBeDefined();
  expect((await save(depositDay, 900)).status).toBe(200);
  sandbox.advance(899_000);
  expect(await save(depositDay, 9000)).toMatchObject({ errors: [{ code: 'questions_rest' }] });
  sandbox.advance(2000);
  expect((await save(depositDay, 9000)).tokenGuid).toBeDefined();
});

test('LIM-150 the questions of one person answer no order of another, and nothing after half an hour', async () => {
  const { sandbox, ask, save } = await begin();
  await save(depositDay, 1000);
  const { tokenGuid } = await save(depositDay);
  const other = await sandbox.signIn('newbie');
  const foreign = await other.call('POST', `${base}/testanswers`, {
    tokenGuid,
    answers: answers('no'),
  });
  expect(foreign.status).toBe(409);
  sandbox.advance(31 * 60_000);
  expect(
    await ask<ErrorAnswer>('POST', `${base}/testanswers`, { tokenGuid, answers: answers('no') }),
  ).toMatchObject({ errors: [{ code: 'questions_over' }] });
});

test('LIM-63 the limits that can be set are listed with their selectable values', async () => {
  const { ask } = await begin();
  const { limits } = await ask<AvailableLimits>('GET', `${base}/availablelimits`);
  expect(limits.map(({ type }) => type)).toEqual([20, 21, 22, 1, 2, 3, 10, 11, 12, 30, 31, 32, 33]);
  expect(limits.find(({ type }) => type === 30)?.options).toEqual([
    1, 7, 30, 90, 180, 365, 730, 1095, 1825,
  ]);
  expect(limits.find(({ type }) => type === 20)?.options).toEqual([]);
});

test('LIM-64 a waiting limit is dropped by its type; another type is unknown', async () => {
  const { person, ask, save, held } = await begin();
  await save(depositDay, 1000);
  await order(person, [{ limitType: depositDay, measure: 'EUR' }]);
  expect(await held(depositDay)).toHaveLength(2);
  expect(await ask<LimitActionAnswer>('DELETE', `${base}/limit/${depositDay}`)).toMatchObject({
    status: 204,
  });
  expect(await held(depositDay)).toHaveLength(1);
  expect((await person.call('DELETE', `${base}/limit/30`)).status).toBe(404);
});

test('LIM-65 every page loads current and waiting limits, and nothing else', async () => {
  const { ask, save } = await begin();
  await save(depositDay, 1000);
  const { limits, prompts } = await ask<ClientLimitList>('GET', `${base}/clientlimits`);
  expect(limits.filter(({ limitType }) => limitType < 30)).toMatchObject([
    { limitType: depositDay, limitValue: 1000, limitBalance: 1000, limitState: 'ACTIVE' },
  ]);
  expect(prompts).toEqual([]);
});

test('LIM-30 B25 an exclusion at one brand closes bets and deposits at every other brand of the account', async () => {
  const { sandbox, person, save } = await begin();
  await save(30, 7);
  const other = { 'X-Forwarded-Host': 'solara.test', 'X-Idempotency-Key': 'at-another-brand' };
  const deposit = {
    method_id: 'card',
    amount: { minor: 5000, currency: 'EUR' },
    account_id: person.accountId,
    lng: 'en',
  };
  const paid = await person.call('POST', '/web-api/payments/v1/deposits', deposit, other);
  expect([paid.status, ((await paid.json()) as ErrorAnswer).errors[0]?.code]).toEqual([
    403,
    'excluded',
  ]);
  const elsewhere = {
    ...person,
    call: (...[method, path, body, headers]: Parameters<typeof person.call>) =>
      person.call(method, path, body, { ...headers, 'X-Forwarded-Host': 'solara.test' }),
  };
  expect((await bet(sandbox, elsewhere, 500)).status).toBe(403);
});

test('LIM-66 B25 an open-ended exclusion begins at once and stays until the support decides', async () => {
  const { sandbox, person, ask, held } = await begin();
  const { reasons } = await ask<SelfExcludeReasons>('GET', `${base}/reasons/selfexclude`);
  const answer = await ask<BlockUserAnswer>('POST', '/web-api/office/v1/BlockUser', {
    selfExcludeReason: reasons[1]?.id,
  });
  expect(answer.success).toBe(true);
  expect((await held(30))[0]).not.toHaveProperty('endsAt');
  sandbox.advance(40 * dayMs);
  expect((await bet(sandbox, person, 500)).status).toBe(403);
  expect(
    (await person.call('POST', '/web-api/office/v1/BlockUser', { limitValue: 30 })).status,
  ).toBe(409);
});

test.each([
  ['definite', 30, 24],
  ['indefinite', undefined, 7 * 24],
] as const)(
  'LIM-67 B28 people cannot end an exclusion themselves; a %s one ends so long after the decision of the support',
  async (_kind, limitValue, hours) => {
    const { sandbox, person, ask, held } = await begin();
    await ask(
      'POST',
      '/web-api/office/v1/BlockUser',
      limitValue === undefined ? {} : { limitValue },
    );
    expect((await person.call('DELETE', `${base}/limit/30`)).status).toBe(404);
    expect(
      (await person.call('POST', `${base}/limitaction`, { limitType: 30, action: 'cancel' }))
        .status,
    ).toBe(404);
    await sandbox.post('/sandbox/v1/protection/demo/end-exclusion', {});
    const endsAt = (await held(30))[0]?.endsAt ?? 0;
    expect(Math.round((endsAt - sandbox.nowMs() / 1000) / 3600)).toBe(hours);
    sandbox.advance((hours - 1) * 3_600_000);
    expect((await bet(sandbox, person, 500)).status).toBe(403);
    sandbox.advance(3_600_000);
    expect((await bet(sandbox, person, 500)).status).toBe(200);
  },
);

test.each([
  ['strict', 24],
  ['de', 7 * 24],
] as const)(
  'LIM-37 LIM-164 B28 after its time an exclusion goes on until the person asks to come back, and for the wait of the profile %s (%s h)',
  async (profile, hours) => {
    const { sandbox, person, ask, save, held } = await begin({ protectionProfile: () => profile });
    await save(30, 7);
    const confirm = (): Promise<Response> =>
      person.call('POST', `${base}/limitaction`, { limitType: 30, action: 'confirm' });
    expect((await confirm()).status).toBe(409);
    expect(await held(30)).toMatchObject([{ needApprove: false, endsAlone: false }]);
    sandbox.advance(400 * dayMs);
    expect(await held(30)).toMatchObject([{ limitState: 'ACTIVE', needApprove: true }]);
    expect((await bet(sandbox, person, 500)).status).toBe(403);
    expect((await ask<UserConfigAnswer>('GET', '/web-api/user/v1/config')).result).toHaveProperty(
      'excluded_until',
    );
    expect((await confirm()).status).toBe(200);
    expect(await held(30)).toMatchObject([
      {
        needApprove: false,
        endsAlone: true,
        endsAt: Math.ceil(sandbox.nowMs() / 1000) + hours * 3600,
      },
    ]);
    expect((await confirm()).status).toBe(409);
    sandbox.advance(hours * 3_600_000 - 1000);
    expect((await bet(sandbox, person, 500)).status).toBe(403);
    sandbox.advance(1000);
    expect((await bet(sandbox, person, 500)).status).toBe(200);
    expect(
      sandbox.store.all<{ event: string }>(
        'SELECT event FROM person_limit_log WHERE type = 30 ORDER BY id',
      ),
    ).toEqual([{ event: 'begun' }, { event: 'returning' }]);
    const [begun, returning] = (await lettersOf(sandbox)).filter(({ subject }) =>
      /exclu/i.test(subject),
    );
    const wait = profile === 'de' ? '7 days' : '24 hours';
    expect(begun?.body).toContain(`until you ask to come back`);
    expect(begun?.body).toContain(`for another ${wait}.`);
    expect(returning?.body).toMatch(/^You asked to come back .* UTC\./);
  },
);

test('LIM-163 B28 an exclusion of one day ends by itself, and any if the profile says so; an expired one can be replaced by a new one', async () => {
  const short = await begin();
  await short.save(30, 1);
  short.sandbox.advance(dayMs);
  expect((await bet(short.sandbox, short.person, 500)).status).toBe(200);
  const light = await begin({ protectionProfile: () => 'standard' });
  await light.save(30, 7);
  expect(await light.held(30)).toMatchObject([{ endsAlone: true }]);
  light.sandbox.advance(7 * dayMs);
  expect((await bet(light.sandbox, light.person, 500)).status).toBe(200);
  const again = await begin();
  await again.save(30, 30);
  again.sandbox.advance(31 * dayMs);
  await again.save(30, 7);
  expect(await again.held(30)).toMatchObject([
    { needApprove: false, endsAt: Math.ceil(again.sandbox.nowMs() / 1000) + 7 * 86_400 },
  ]);
});

test('LIM-163 an exclusion from before the rule ends by itself, as its letter said', async () => {
  const { sandbox, person } = await begin();
  sandbox.store.run(
    'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (1, 30, 1, ?)',
    sandbox.nowMs() - 1,
  );
  const rewrite = readFileSync(
    'sandbox/platform/store/migrations/088-exclusion-returns.sql',
    'utf8',
  )
    .split(';')
    .find((statement) => statement.includes('UPDATE'));
  sandbox.store.run(rewrite ?? '');
  expect((await bet(sandbox, person, 500)).status).toBe(200);
});

test('LIM-68 a person excluded by a register (type 37) can neither play nor deposit until it lifts that', async () => {
  const { sandbox, person, ask, held } = await begin();
  await sandbox.post('/sandbox/v1/protection/demo/register', {});
  expect(await held(37)).toMatchObject([{ limitState: 'ACTIVE' }]);
  expect((await bet(sandbox, person, 500)).status).toBe(403);
  const { result } = await ask<UserConfigAnswer>('GET', '/web-api/user/v1/config');
  expect(result.excluded_until).toBeGreaterThan(sandbox.nowMs() / 1000);
  await sandbox.post('/sandbox/v1/protection/demo/lift', {});
  expect((await bet(sandbox, person, 500)).status).toBe(200);
});

test('LIM-69 B10 a look at account and transactions is asked for at least every six months, and more often by choice', async () => {
  const { sandbox, ask } = await begin();
  const due = async (): Promise<readonly string[]> =>
    (await ask<ClientLimitList>('GET', `${base}/clientlimits`)).prompts.filter(
      (kind) => kind === 'review',
    );
  expect(await due()).toEqual([]);
  sandbox.advance(181 * dayMs);
  expect(await due()).toEqual([]);
  sandbox.advance(dayMs);
  expect(await due()).toEqual(['review']);
  await ask('POST', `${base}/prompts`, { kind: 'review' });
  expect(await due()).toEqual([]);
  await ask('POST', `${base}/prompts`, { kind: 'review', everyDays: 30 });
  sandbox.advance(30 * dayMs);
  expect(await due()).toEqual(['review']);
  expect((await ask<PlayFigures>('GET', `${base}/figures`)).reviewEveryDays).toBe(30);
});

test('LIM-70 B04 a person without a deposit limit is offered one again after a year; one with a limit is not', async () => {
  const { sandbox, ask, save } = await begin();
  const due = async (): Promise<readonly string[]> =>
    (await ask<ClientLimitList>('GET', `${base}/clientlimits`)).prompts.filter(
      (kind) => kind === 'limits',
    );
  expect(await due()).toEqual([]);
  sandbox.advance(365 * dayMs);
  expect(await due()).toEqual(['limits']);
  await save(depositDay, 1000);
  expect(await due()).toEqual([]);
});

test.each(['strict', 'standard', 'light', 'de'] as const)(
  'LIM-71 LIM-159 the sandbox holds people by the profile of the brand: %s',
  async (profile) => {
    const { sandbox, save, held, person } = await begin({ protectionProfile: () => profile });
    const rules = protectionRules[profile];
    await save(depositDay, 1000);
    const asked = await save(depositDay, 2000);
    expect(asked.tokenGuid !== undefined).toBe(rules.hasQuestions);
    await order(person, [{ limitType: depositDay, measure: 'EUR', limitValue: 2000 }]);
    sandbox.advance(rules.looserAfterS * 1000 - 1000);
    expect(await held(depositDay)).toMatchObject([{ limitValue: 1000 }, { needApprove: false }]);
    sandbox.advance(1000);
    expect(await held(depositDay)).toMatchObject(
      rules.isLooserAskedAgain
        ? [{ limitValue: 1000 }, { needApprove: true }]
        : [{ limitValue: 2000 }],
    );
    expect((await held(32))[0]?.limitValue).toBe(rules.realityCheckMinutes);
    expect((await held(22))[0]?.limitValue).toBe(rules.mostDepositEuroMinor);
  },
);

test('LIM-72 deposits above the maximum of the profile are refused, also after the own limit is removed', async () => {
  const { person, held } = await begin({ protectionProfile: () => 'de' });
  const month = (limitValue?: number) =>
    order(person, [
      { limitType: 22, measure: 'EUR', ...(limitValue === undefined ? {} : { limitValue }) },
    ]);
  const refused = await month(100_001);
  expect((await refused.json()) as ErrorAnswer).toMatchObject({ errors: [{ code: 'limit_most' }] });
  const deposit = (minor: number): Promise<Response> =>
    person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      {
        method_id: 'card',
        amount: { minor, currency: 'EUR' },
        account_id: person.accountId,
        lng: 'en',
      },
      { 'X-Idempotency-Key': `most-${minor}` },
    );
  expect((await deposit(100_001)).status).toBe(403);
  expect((await deposit(100_000)).status).toBe(200);
  expect((await held(22))[0]?.limitBalance).toBe(0);
});

test('LIM-61 after play on a strict brand its profile applies on a light one', async () => {
  const { sandbox, person, save } = await begin({
    protectionProfile: (host) => (host === 'light.test' ? 'light' : 'strict'),
  });
  await save(depositDay, 1000);
  const answer = await person.call(
    'POST',
    `${base}/limits`,
    { limits: [{ limitType: depositDay, measure: 'EUR', limitValue: 2000 }] },
    { 'X-Forwarded-Host': 'light.test' },
  );
  expect(((await answer.json()) as LimitsAnswer).tokenGuid).toBeDefined();
  expect(
    sandbox.store
      .all<{ profile: string }>('SELECT profile FROM person_profiles ORDER BY profile')
      .map(({ profile }) => profile),
  ).toEqual(['light', 'strict']);
});

test('LIM-36 LIM-155 LIM-156 a letter reports every change of a limit, whatever letters are switched off, and names help', async () => {
  const { sandbox, person, ask, save } = await begin();
  await sandbox.post('/sandbox/v1/users/demo', { language: 'de' });
  await ask('POST', '/web-api/office/v1/mailing', {
    products: {},
    enable_mail_deposit: false,
    enable_mail_bets: false,
  });
  await save(depositDay, 1000);
  await save(depositDay, 500);
  await order(person, [{ limitType: depositDay, measure: 'EUR', limitValue: 9000 }]);
  await ask('POST', `${base}/limitaction`, { limitType: depositDay, action: 'cancel' });
  await order(person, [{ limitType: depositDay, measure: 'EUR' }]);
  sandbox.advance(dayMs);
  await ask('POST', `${base}/limitaction`, { limitType: depositDay, action: 'confirm' });
  // The next day the test signs in without the cookie of its browser.
  const letters = (await lettersOf(sandbox)).filter(
    ({ subject }) => !subject.startsWith('Anmeldung'),
  );
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Dein Limit: 10,00 €',
    'Dein Limit: 5,00 €',
    'Du hast ein höheres Limit gewünscht',
    'Dein Limit bleibt: 5,00 €',
    'Du hast ein höheres Limit gewünscht',
    'Dein Limit wurde erhöht: kein Limit',
  ]);
  expect(letters[2]?.body).toMatch(
    /^Einzahlungslimit \(24 Stunden\): Du hast 90,00 € gewünscht\. .* 5,00 €\. Ab .* UTC kannst du/,
  );
  for (const { body } of letters) expect(body).toContain('https://www.gamblingtherapy.org');
});

test('LIM-153 LIM-156 a letter reports an exclusion by a register, and its end, once', async () => {
  const { sandbox } = await begin();
  const decide = (decision: string): Promise<Response> =>
    sandbox.post(`/sandbox/v1/protection/demo/${decision}`, {});
  for (const decision of ['lift', 'register', 'register', 'lift', 'lift']) await decide(decision);
  const letters = await lettersOf(sandbox);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'A register has excluded you',
    'The register has ended your exclusion',
  ]);
  for (const { body } of letters) {
    expect(body).toContain('https://www.');
    expect(body).not.toContain('{{');
  }
});

test.each([
  ['ar', 'أنت مستبعد حتى', 'الإيداع مغلق حتى', 'دون تاريخ'],
  ['de', 'Du bist bis', 'Einzahlungen sind bis', 'auf unbestimmte Zeit'],
  ['en', 'You’re excluded until', 'Deposits are closed until', 'no end date'],
  ['es', 'Autoexclusión hasta', 'Depósitos cerrados hasta', 'sin fecha de fin'],
  ['fr', 'Auto-exclusion jusqu’au', 'Dépôts fermés jusqu’au', 'sans date de fin'],
  ['pt', 'Autoexclusão até', 'Depósitos fechados até', 'sem data de término'],
  ['ru', 'Самоисключение до', 'Пополнения закрыты до', 'без срока окончания'],
  ['tr', 'tarihine kadar dışlandınız', 'Para yatırma', 'Bitiş tarihi olmadan'],
])(
  'LIM-154 LIM-156 B27 letters report an exclusion and a break from deposits with their ends, in %s',
  async (language, excluded, closed, open) => {
    const { sandbox, ask, save } = await begin();
    await sandbox.post('/sandbox/v1/users/demo', { language });
    await save(33, 7);
    await save(30, 1);
    await ask('POST', '/web-api/office/v1/BlockUser', {});
    const letters = await lettersOf(sandbox);
    expect(letters).toHaveLength(3);
    for (const [index, words] of [closed, excluded, open].entries())
      expect(letters[index]?.subject).toContain(words);
    const year = String(new Date(sandbox.nowMs() + dayMs).getUTCFullYear());
    for (const { subject, body } of letters.slice(0, 2)) {
      expect(`${subject} ${body}`.match(new RegExp(`${year}.* UTC`))).not.toBeNull();
      expect(body).toContain('https://www.begambleaware.org');
      expect(body).not.toMatch(/[{}]/);
    }
  },
);

async function lettersOf(
  sandbox: ReturnType<typeof createTestSandbox>,
): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const letters =
    await sandbox.json<{ subject: string; body: string; recipient: string; language: string }[]>(
      '/sandbox/v1/outbox',
    );
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
  return letters
    .filter(({ recipient }) => recipient === 'demo@grandstand.example')
    .map(({ subject, body }) => ({ subject: plain(subject), body: plain(body) }));
}
