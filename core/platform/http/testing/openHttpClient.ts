import { afterEach, beforeEach, expect } from 'vitest';
import type {
  LoginRequest,
  PlaceCouponRequest,
  PriceCouponRequest,
} from '../../../../schemas/generated/wire.ts';
import { ScriptedPlatform } from '../../../../test/network/ScriptedPlatform.ts';
import { FakeTimeHost } from '../../../../test/services/FakeTimeHost.ts';
import type { CoreServices } from '../../../contract/CoreServices.ts';
import { BrowserScheduler } from '../../time/BrowserScheduler.ts';
import { PlatformClock } from '../../time/PlatformClock.ts';
import type { FirstAnswer } from '../FirstDataCache.ts';
import { HttpClient, type HttpSession } from '../HttpClient.ts';
import { HttpError } from '../HttpError.ts';
import type { InterceptorEntry } from '../Interceptors.ts';

export let host: FakeTimeHost;
export let clock: PlatformClock;
let scheduler: BrowserScheduler;
export let platform: ScriptedPlatform;
export let reported: { plugin: string; contribution: string }[];
export let session: { userId: number | undefined; token: HttpSession['token'] };
let token: string | undefined;
export let refreshes: number;

/** Gives each test of the file a fresh platform; call it once at the top. */
export function setUpHttpStage(): void {
  beforeEach(() => {
    host = new FakeTimeHost();
    clock = new PlatformClock(host);
    reported = [];
    scheduler = new BrowserScheduler({ host, clock, reports: { report: () => {} } });
    platform = new ScriptedPlatform();
    token = 'token-1';
    refreshes = 0;
    session = {
      userId: 7,
      token: async (options = {}) => {
        if (options.isForced === true && options.rejected === token) {
          refreshes += 1;
          token = `token-${refreshes + 1}`;
        }
        return token;
      },
    };
  });

  afterEach(() => {
    scheduler.dispose();
    expect(host.timerCount).toBe(0);
  });
}

/** Client of a signed-in person, over the scripted platform. */
export function openHttpClient(
  options: {
    interceptors?: readonly InterceptorEntry[];
    firstData?: readonly FirstAnswer[];
    isHydrating?: () => boolean;
    random?: () => number;
  } = {},
): HttpClient {
  return new HttpClient({
    baseUrl: 'http://localhost',
    language: () => 'ru',
    scheduler,
    clock,
    reports: { report: (_error, origin) => void reported.push(origin) },
    session: () => session,
    services: () => ({}) as CoreServices,
    interceptors: options.interceptors ?? [],
    random: options.random ?? (() => 0.5),
    ...(options.firstData === undefined ? {} : { firstData: options.firstData }),
    ...(options.isHydrating === undefined ? {} : { isHydrating: options.isHydrating }),
  });
}

/** Error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(error)}`);
  return error;
}

/** Advances the time until the call has settled. */
export async function outlast<T>(call: Promise<T>, forMs = 120_000): Promise<T> {
  call.catch(() => {});
  await host.advance(forMs);
  return call;
}

/** Request body of a single bet. */
const singleBet: PlaceCouponRequest = {
  accountId: 1,
  typeId: 0,
  amount: { minor: 1000, currency: 'EUR' },
  bets: [{ id: 1, coef: 1.5 }],
  changeCoefAction: 0,
  coefViewId: 0,
};

/** Options of a call that needs an idempotency key. */
export const place = { body: singleBet, idempotencyKey: 'key-1' };

/** Body of a request for prices. */
export const priced: PriceCouponRequest = { typeId: 0, bets: [{ id: 1 }], currency: 'EUR' };

/** Body of a sign-in. */
export const credentials: LoginRequest = { uLogin: 'demo', uPassword: 'secret', save: false };
