import { join } from 'node:path';
import { faultsOfBooks, signIn, type Person } from '../person.ts';
import { startPlatform, type Process } from '../processes.ts';
import { times, wait, type Attack } from '../Attack.ts';
import { inTemporaryFolder } from '../temporaryFolder.ts';

const depositsAtOnce = 8;
const withdrawalsAtOnce = 4;
const depositMinor = 1000;
const withdrawalMinor = 1000;
const provider = '/sandbox/providers/harbour';
const lost = ['failed', 'cancelled', 'expired'];

interface Payment {
  readonly id: number;
  readonly ref: string;
  readonly state: string;
  readonly direction: 'deposit' | 'withdrawal';
}

/** The answer of the call; undefined without one. */
async function asked<T>(call: Promise<Response>): Promise<T | undefined> {
  try {
    return (await (await call).json()) as T;
  } catch {
    return undefined;
  }
}

async function payment(call: Promise<Response>): Promise<Payment | undefined> {
  return (await asked<{ readonly payment?: Payment }>(call))?.payment;
}

/** A late webhook of the provider opens withdrawals late, so a refused order is retried. */
async function answered(call: () => Promise<Payment | undefined>): Promise<Payment | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = await call();
    if (found !== undefined) return found;
    await wait(250);
  }
  return undefined;
}

async function deposit(
  person: Person,
  accountId: number,
  key: string,
): Promise<Payment | undefined> {
  const body = {
    method_id: 'card',
    amount: { minor: depositMinor, currency: 'EUR' },
    account_id: accountId,
    lng: 'en',
  };
  return payment(person.call('POST', '/web-api/payments/v1/deposits', body, key));
}

/** Presses "Pay" on the provider's page. */
async function pay(platform: Process, person: Person, { ref }: Payment): Promise<void> {
  try {
    const go = await fetch(`${platform.url}/web-api/payments/v1/go/${ref}`, { redirect: 'manual' });
    const id = go.headers.get('location')?.split('/').at(-1) ?? '';
    await person.call('POST', `${provider}/${id}/pay`, { card: '4000 0000 0000 0001' });
  } catch {
    // The platform is down; its books show later whether it was paid.
  }
}

async function withdraw(
  person: Person,
  accountId: number,
  key: string,
): Promise<Payment | undefined> {
  const methods = await asked<{
    readonly methods: readonly { readonly id: string; readonly instrument_id?: number }[];
  }>(person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal'));
  const [method] = methods?.methods ?? [];
  if (method === undefined) return undefined;
  const body = {
    method_id: method.id,
    instrument_id: method.instrument_id,
    amount: { minor: withdrawalMinor, currency: 'EUR' },
    account_id: accountId,
  };
  return payment(person.call('POST', '/web-api/payments/v1/withdrawals', body, key));
}

async function balanceOf(person: Person): Promise<{ readonly id: number; readonly minor: number }> {
  const answer = await asked<{
    readonly activeAccountId: number;
    readonly accounts: readonly {
      readonly id: number;
      readonly money: { readonly minor: number };
    }[];
  }>(person.call('GET', '/web-api/user/v1/accounts'));
  const id = answer?.activeAccountId ?? 0;
  return { id, minor: answer?.accounts.find((each) => each.id === id)?.money.minor ?? Number.NaN };
}

/** Deposits and withdraws while the platform is killed; then repeats each call. */
export const killedPayments: Attack = {
  name: 'kill-payments',
  claim: 'a deposit is credited once and a withdrawal taken once, even if the platform is killed',
  run: (siege) =>
    inTemporaryFolder(async (folder) => {
      const databasePath = join(folder, 'siege.sqlite');
      let platform: Process = await startPlatform(databasePath);
      let person = await signIn(platform);
      const { id: accountId, minor: before } = await balanceOf(person);
      let changed = 0;
      let unanswered = 0;
      for (let round = 0; round < times(siege, 1, 15); round += 1) {
        const begun = await Promise.all(
          Array.from({ length: depositsAtOnce }, (_each, index) =>
            deposit(person, accountId, `in-${round}-${index}-of-siege`),
          ),
        );
        const keysOut = Array.from(
          { length: withdrawalsAtOnce },
          (_each, index) => `out-${round}-${index}-of-siege`,
        );
        const running = Promise.all([
          Promise.all(begun.map(async (each) => each && pay(platform, person, each))),
          Promise.all(keysOut.map((key) => withdraw(person, accountId, key))),
        ]);
        await wait(Math.random() * 60);
        await platform.kill();
        const [, taken] = await running;
        platform = await startPlatform(databasePath);
        person = await signIn(platform);
        for (const each of begun) if (each !== undefined) await pay(platform, person, each);
        for (const [index, each] of begun.entries()) {
          const again = await answered(async () =>
            deposit(person, accountId, `in-${round}-${index}-of-siege`),
          );
          if (again === undefined) unanswered += 1;
          else if (each !== undefined && each.id !== again.id) changed += 1;
        }
        for (const [index, key] of keysOut.entries()) {
          const again = await answered(async () => withdraw(person, accountId, key));
          if (again === undefined) unanswered += 1;
          else if (taken[index] !== undefined && taken[index].id !== again.id) changed += 1;
        }
      }
      await fetch(`${platform.url}/sandbox/v1/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ advanceMs: 61_000 }),
      });
      const history = await asked<{
        readonly payments: readonly Payment[];
        readonly total: number;
      }>(person.call('GET', '/web-api/payments/v1/history?size=200'));
      const all = history?.payments ?? [];
      const paidIn = all.filter(
        ({ direction, state }) => direction === 'deposit' && state === 'succeeded',
      );
      const out = all.filter(
        ({ direction, state }) => direction === 'withdrawal' && !lost.includes(state),
      );
      const { minor: after } = await balanceOf(person);
      siege.report('every call that is repeated is answered', unanswered === 0);
      siege.report('an answer that came stays true', changed === 0);
      siege.report(
        'each deposit that was paid is credited once, each withdrawal taken once',
        paidIn.length > 0 &&
          after - before === paidIn.length * depositMinor - out.length * withdrawalMinor,
        `${paidIn.length} in, ${out.length} out`,
      );
      const faults = await faultsOfBooks(platform);
      siege.report(
        'the books agree with each other and with those of the provider',
        faults.length === 0,
        faults.slice(0, 3).join('; '),
      );
      await platform.kill();
    }),
};
