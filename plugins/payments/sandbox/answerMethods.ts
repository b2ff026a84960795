import { daysToActivate, roomExchanged, roomIn, type SandboxPlatform } from '#sandbox';
import type { PaymentMethods } from '#wire';
import type { ServiceSettings } from './addControlRoutes.ts';
import type { Conversions } from './Conversions.ts';
import type { Deposits } from './Deposits.ts';
import type { FundsNotices } from './FundsNotices.ts';
import { inCurrency, methods, methodsIn, networks } from './methods.ts';
import type { PaymentTable } from './PaymentTable.ts';
import type { SavedInstruments } from './SavedInstruments.ts';
import type { Withdrawals } from './Withdrawals.ts';

const dayMs = 86_400_000;
/** Name of a notice that the page dismisses: a limit was offered before the first deposit. */
export const limitOfferNotice = 'limit-offer';

interface MethodDependencies {
  readonly platform: SandboxPlatform;
  readonly payments: PaymentTable;
  readonly saved: SavedInstruments;
  readonly funds: FundsNotices;
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
  readonly conversions: Conversions;
  readonly settings: ServiceSettings;
}

interface MethodsQuery {
  readonly person: { readonly id: number; readonly country: string };
  /** Account of the payment. */
  readonly account: {
    readonly id: number;
    readonly currency: string;
    readonly balanceMinor: number;
  };
}

/** Instruments to which money can go back, and the amount that is free. */
export function payoutMethods(
  { platform: { nowMs }, payments, withdrawals, conversions }: MethodDependencies,
  { person, account }: MethodsQuery,
): PaymentMethods {
  const used = payments.instrumentsOf(person.id);
  return {
    methods: used.flatMap(({ id, method_id, label, first_at_ms }) => {
      const method = methods.find((known) => known.id === method_id);
      if (method === undefined) return [];
      const share = withdrawals.shareOf(person.id, account.id, id);
      const conversion = conversions.quote(person.id, method, account.currency);
      const restsUntilMs = withdrawals.restsUntilMs(person.id, first_at_ms);
      const medianMs = payments.medianPayoutMs(method.id, nowMs() - 30 * dayMs);
      return [
        {
          id: method.id,
          kind: method.kind,
          least: inCurrency(method.leastPayoutEuro, account.currency),
          most: inCurrency(method.mostPayoutEuro, account.currency),
          fee_permille: method.payoutFeePermille,
          ...(conversion === undefined ? {} : { conversion }),
          share: { minor: share?.mostMinor ?? 0, currency: account.currency },
          ...(share?.first === undefined ? {} : { first_to: share.first.label }),
          time: method.payoutTime,
          instrument_id: id,
          instrument: label,
          ...(first_at_ms > nowMs() - dayMs ? { is_new: true } : {}),
          ...(restsUntilMs === undefined ? {} : { rests_until: Math.ceil(restsUntilMs / 1000) }),
          ...(medianMs === undefined ? {} : { median_s: Math.round(medianMs / 1000) }),
        },
      ];
    }),
    free: { minor: account.balanceMinor, currency: account.currency },
    bonuses: withdrawals.bonusesOf(person.id).map((bonus) => ({
      account_id: bonus.accountId,
      left: { minor: bonus.balanceMinor, currency: bonus.currency },
      wager_left: {
        minor: bonus.wagerMinor - bonus.wageredMinor,
        currency: bonus.currency,
      },
    })),
  };
}

/** Methods for deposits, used ones first, with the reasons that prevent a deposit. */
export function depositMethods(
  { platform, payments, saved, funds, deposits, conversions, settings }: MethodDependencies,
  { person, account }: MethodsQuery,
): PaymentMethods {
  const lastUsed = payments.paidMethodIds(person.id);
  const rank = (id: string): number => (lastUsed.includes(id) ? lastUsed.indexOf(id) : 99);
  const closedBy = platform.protection.breaks.depositsClosedBy(person.id);
  const reason = closedReasonOf(platform, payments, person.id);
  const limit = platform.protection.room(person.id, 'deposit');
  const protectionAtMs = funds.atMs(person.id);
  return {
    methods: methodsIn(person.country, settings.hasCrypto)
      .toSorted((a, b) => rank(a.id) - rank(b.id))
      .map((method) => ({
        method,
        conversion: conversions.quote(person.id, method, account.currency),
      }))
      .map(({ method, conversion }) => ({
        id: method.id,
        kind: method.kind,
        least: inCurrency(method.leastEuro, account.currency),
        most: inCurrency(method.mostEuro, account.currency),
        fee_permille: method.feePermille,
        time: method.time,
        ...(conversion === undefined ? {} : { conversion }),
        ...(lastUsed.includes(method.id) ? { is_used: true } : {}),
        ...(method.kind === 'card' && saved.hasRoom(person.id) ? { may_save: true } : {}),
        ...(method.kind === 'crypto'
          ? {
              networks: networks.map(({ id, name, token, leastEuro, confirmations }) => ({
                id,
                name,
                token,
                least: inCurrency(leastEuro, account.currency),
                confirmations,
              })),
            }
          : {}),
      })),
    saved: saved.of(person.id),
    ...(deposits.mustAcknowledge(person.id) ? { must_acknowledge: true } : {}),
    ...(protectionAtMs === undefined ? {} : { protection_at: Math.floor(protectionAtMs / 1000) }),
    ...(funds.hasRead(person.id, limitOfferNotice) ? { is_limit_offered: true } : {}),
    ...(settings.notice === undefined || funds.hasRead(person.id, settings.notice.id)
      ? {}
      : { notice: settings.notice }),
    ...(settings.asksIdentity ? { asks_identity: true } : {}),
    ...(reason === undefined ? {} : { closed_reason: reason }),
    ...(closedBy === undefined ? {} : { closed_until: Math.ceil(closedBy.endsAtMs / 1000) }),
    ...(limit === undefined
      ? {}
      : {
          room: {
            minor: roomExchanged(roomIn(limit), limit.currency, account.currency),
            currency: account.currency,
          },
          ...(limit.freesAtMs === undefined
            ? {}
            : { room_grows_at: Math.ceil(limit.freesAtMs / 1000) }),
        }),
  };
}

/** Why deposits are closed for any amount; the first reason that applies. */
function closedReasonOf(
  {
    identity,
    nowMs,
    protection,
    users,
  }: Pick<SandboxPlatform, 'identity' | 'nowMs' | 'protection' | 'users'>,
  payments: PaymentTable,
  userId: number,
): PaymentMethods['closed_reason'] {
  const user = users.byId(userId);
  if (user !== undefined && user.ban !== 'none') return 'banned';
  const closedBy = protection.breaks.depositsClosedBy(userId);
  if (closedBy !== undefined) return closedBy.kind === 'coolingOff' ? 'break' : 'excluded';
  if (protection.isDown) return 'limits';
  if (payments.debtMinor(userId) > 0) return 'debt';
  if (users.hasFirstSecret(userId)) return 'first_secret';
  if (user !== undefined && daysToActivate(user, nowMs()) === 0) return 'unconfirmed';
  if (user === undefined || !identity.closedFor(user).includes('deposit')) return undefined;
  return identity.checksOf(user).some(({ state }) => state === 'done')
    ? 'identity_part'
    : 'identity';
}
