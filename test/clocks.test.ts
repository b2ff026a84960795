import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { SecondFactors, totpOf } from '../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import type { OutboxMessage } from '../sandbox/platform/mail/Outbox.ts';
import type { TwoStepOutcome } from '../plugins/auth/contract.ts';
import { stepUp } from '../plugins/auth/second-factor/SecondFactorApi.ts';
import { TwoStepStore } from '../plugins/auth/second-factor/TwoStepStore.ts';
import { signIn } from '../plugins/auth/sign-in/AuthApi.ts';
import {
  deposit,
  loadMethods,
  loadPayment,
  withdraw,
} from '../plugins/payments/payment/PaymentsApi.ts';
import { payIn } from '../plugins/payments/testing/moveMoney.ts';
import { ContactsStore } from '../plugins/recovery/change/ContactsStore.ts';
import { PhoneChange } from '../plugins/recovery/change/PhoneChange.ts';
import { addFile, addPart } from '../core/data/uploads/fileCalls.ts';
import { createPlatformPage, type PlatformPage } from './services/createPlatformPage.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const signal = new AbortController().signal;

/** A page on a machine whose clock differs from the platform's. */
function openAt(offByMs: number): PlatformPage {
  const page = createPlatformPage();
  page.host.wallOffsetMs = page.sandbox.nowMs() - page.host.nowMs + offByMs;
  return page;
}

/** Sleep of the machine: time passes, and nothing of the page runs. */
async function sleep({ sandbox, host }: PlatformPage, minutes: number): Promise<void> {
  sandbox.advance(minutes * minuteMs);
  await host.sleep(minutes * minuteMs);
}

async function newest({ sandbox }: PlatformPage, recipient: string): Promise<string> {
  const all = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  return all.findLast((letter) => letter.recipient === recipient)?.body ?? '';
}

const clocks = [
  ['a day slow', -dayMs],
  ['a day fast', dayMs],
] as const;

test.each(clocks)(
  'TA29 A20 with a clock %s, and sleep in the middle, the second step signs in, and expires on time',
  async (_name, offByMs) => {
    const page = openAt(offByMs);
    const { sandbox } = page;
    const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
    const demo = sandbox.store.one<{ id: number }>("SELECT id FROM users WHERE login = 'demo'");
    const secret = factors.begin(demo?.id ?? 0);
    const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
    factors.confirm(demo?.id ?? 0, code());
    const begin = async (ends: TwoStepOutcome[]): Promise<TwoStepStore> => {
      sandbox.advance(minuteMs);
      await page.host.advance(minuteMs);
      const step = await signIn(page.http, {
        login: 'demo',
        password: 'Demo-pass-1',
        isRemembered: false,
      });
      if (step.kind !== 'two-step') throw new Error('No second factor is asked for');
      const store = new TwoStepStore(page, step, (end) => ends.push(end));
      store.watch();
      return store;
    };
    const ends: TwoStepOutcome[] = [];
    const store = await begin(ends);
    await sleep(page, 3);
    expect([store.time, ends]).toEqual(['enough', []]);
    store.code.setText(code());
    await store.submit();
    expect(ends).toMatchObject([{ kind: 'signed-in' }]);
    const late: TwoStepOutcome[] = [];
    await begin(late);
    await sleep(page, 6);
    expect(late).toEqual([{ kind: 'over' }]);
  },
);

test.each(clocks)(
  'TA29 A20 with a clock %s, and sleep at each step, a number is confirmed, money is deposited and paid out, and a document is uploaded',
  async (_name, offByMs) => {
    const page = openAt(offByMs);
    const { http, sandbox, session } = page;
    await page.signIn();
    const wanted = '+35699992121';

    const contacts = new ContactsStore(page);
    const change = new PhoneChange(page, contacts);
    const sent = await change.send({
      number: wanted,
      national: '99992121',
      telCode: '+356',
      country: 'MT',
    });
    await sleep(page, 9);
    const code = /\b\d{6}\b/.exec(await newest(page, wanted))?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(change.redeem({ guid: sent.guid, code: wrong })).rejects.toSatisfy(
      (error) => error instanceof HttpError && error.hasCode('wrong_code'),
    );
    await change.redeem({ guid: sent.guid, code });

    const methods = await loadMethods(http, 'deposit', undefined, signal);
    await sleep(page, 25);
    const way = methods.methods.find(({ id }) => id === 'card');
    expect(way).toBeDefined();
    const person = await sandbox.signIn();
    const payment = await deposit(
      http,
      {
        methodId: 'card',
        amount: { minor: 2000, currency: 'EUR' },
        accountId: person.accountId,
        language: 'en',
        savedId: undefined,
        isToSave: false,
        networkId: undefined,
        hasAcknowledged: true,
        returnPath: undefined,
      },
      'asleep-deposit-1',
      undefined,
    );
    await sleep(page, 25);
    expect((await loadPayment(http, String(payment.id), signal)).id).toBe(payment.id);

    await payIn(sandbox, await sandbox.signIn());
    const [out] = (await loadMethods(http, 'withdrawal', undefined, signal)).methods;
    await stepUp(http, { password: 'Demo-pass-1' });
    await sleep(page, 4);
    const taken = await withdraw(
      http,
      {
        methodId: out?.id ?? '',
        instrumentId: out?.instrument?.id ?? 0,
        amount: { minor: 1000, currency: 'EUR' },
        accountId: person.accountId,
        givesUp: [],
      },
      'asleep-withdrawal-1',
      undefined,
    );
    expect(taken.direction).toBe('withdrawal');

    const { id } = await addFile(http, 'paper.pdf', 9);
    await sleep(page, 25);
    const bytes = new TextEncoder().encode('%PDF-1.4\n');
    const done = await addPart(http, { id, part: 0 }, bytes.buffer, signal);
    expect(done.received).toEqual([0]);
    expect(session.isAuthed).toBe(true);
    expect(page.network.asked.filter((path) => path.includes('disconnect'))).toEqual([]);
  },
);
