import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import {
  depositRoute,
  responsibleRoute,
  type Account,
  type Accounts,
} from '../../auth/contract.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { Money } from '#domain/money/Money.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import { isOpenPayment, type PaymentState } from '#domain/payments/PaymentState.ts';
import { againQuery } from '../contract.ts';
import { exceedsRoom } from './exceedsRoom.ts';
import { hasDeviceWallet } from './hasDeviceWallet.ts';
import { AmountField } from '../payment/AmountField.ts';
import { MethodOrder } from '../payment/MethodOrder.ts';
import { PayingAccount } from '../payment/PayingAccount.ts';
import { goOnWith } from '../payment/goOnWith.ts';
import { returnAddress } from '../payment/returnAddress.ts';
import type {
  CryptoNetwork,
  Method,
  Methods,
  Payment,
  PaymentList,
  SavedCard,
} from '../payment/Payment.ts';
import {
  acknowledgeFunds,
  cancelPayment,
  deleteCard,
  deposit,
  loadMethods,
  loadPayment,
  loadPayments,
  putNoticeAway,
} from '../payment/PaymentsApi.ts';

const halfYearS = 182 * 86_400;
/** Quick amounts, in times of the least of the method. */
const quickTimes = [1, 2, 5, 10] as const;
/** By this name the platform keeps that a limit was offered before the first deposit. */
const limitOfferNotice = 'limit-offer';

/** Paying in: which way, how much, and what is not finished. Nothing is chosen for the person. */
export class DepositStore {
  methodId: string | undefined = undefined;
  savedId: number | undefined = undefined;
  networkId: string | undefined = undefined;
  /** The provider shall keep the card; never for the person. */
  isToSave = false;
  hasAcknowledged = false;
  hasPutIdentityOff = false;
  /** What has to be answered before the order, and was not. */
  missing: 'acknowledgement' | 'network' | undefined = undefined;
  /** The person wants to pay in for the first time without a limit of their own. */
  isWithoutLimit = false;
  /** A payment that was not finished has been taken back on this page. */
  hasCancelled = false;
  readonly amount: AmountField;
  readonly methods: Resource<Methods>;
  readonly last: Resource<PaymentList>;
  readonly order: MethodOrder;
  readonly #services: CoreServices;
  readonly paying: PayingAccount;
  readonly #accounts: Accounts;

  /** @param accountId the account that is paid in to; without one, that which pays for bets */
  constructor(services: CoreServices, accounts: Accounts, accountId?: number) {
    this.#services = services;
    this.#accounts = accounts;
    this.paying = new PayingAccount(accounts, accountId);
    this.amount = new AmountField(() => {
      const { method, network } = this;
      return (
        method && {
          currency: method.least.currency,
          language: services.environment.language,
          least: Math.max(method.least.minor, network?.least.minor ?? 0),
          most: method.most.minor,
          room: this.roomMinor,
        }
      );
    });
    this.methods = createResource(services, {
      ask: async (signal) => {
        const methods = await this.#loadMethods(signal);
        await this.#beginAgain(methods, signal);
        return methods;
      },
    });
    this.last = createResource(services, {
      ask: async (signal) => loadPayments(services.http, { direction: 'deposit', signal }),
    });
    this.order = new MethodOrder(services, this.methods, this.amount);
    makeAutoObservable(
      this,
      { amount: false, methods: false, last: false, order: false, paying: false },
      { autoBind: true },
    );
  }

  get account(): Account | undefined {
    return this.paying.chosen;
  }

  /** Of the chosen account; of the active one where the platform does not know the chosen one. */
  async #loadMethods(signal: AbortSignal): Promise<Methods> {
    const { http } = this.#services;
    try {
      const id = this.paying.wantedId ?? this.account?.id;
      return await loadMethods(http, 'deposit', id, signal);
    } catch (error) {
      if (!(error instanceof HttpError) || !error.hasCode('account_unknown')) throw error;
      return loadMethods(http, 'deposit', this.#accounts.activeAccount?.id, signal);
    }
  }

  get method(): Method | undefined {
    return this.offered.find(({ id }) => id === this.methodId);
  }

  /** Ways to pay in that this site may offer; those for which a limit leaves too little last. */
  get offered(): readonly Method[] {
    const { config, environment } = this.#services;
    return (this.methods.value?.methods ?? [])
      .filter(({ kind }) => {
        if (kind === 'mobile_pay') return hasDeviceWallet(globalThis, environment.isMobile);
        return kind !== 'crypto' || config.rgProfile !== 'strict';
      })
      .toSorted((one, next) => Number(this.isOff(one)) - Number(this.isOff(next)));
  }

  /** It cannot be chosen: the person's own limit leaves less than its least. */
  isOff(method: Method): boolean {
    return exceedsRoom(method, this.methods.value?.room);
  }

  /** The most that it takes now: what the person's own limits leave, where that is less. */
  mostOf({ most }: Method): Money {
    const { roomMinor } = this;
    return { ...most, minor: Math.min(most.minor, roomMinor ?? most.minor) };
  }

  /** Amounts that one press writes, each within what the person's limits leave; none if strict. */
  get quickAmounts(): readonly Money[] {
    const { method } = this;
    if (method === undefined || isStrictProfile(this.#services.config.rgProfile)) return [];
    const most = this.mostOf(method).minor;
    return quickTimes
      .map((times) => ({ ...method.least, minor: method.least.minor * times }))
      .filter(({ minor }) => minor <= most);
  }

  writeAmount(money: Money): void {
    const { language } = this.#services.environment;
    this.amount.setText(formatMoney(money, language, { hasSymbol: false }));
  }

  /** The least of what a kept card pays, where that is too much for the person's own limit. */
  offLeastOf({ methodId }: SavedCard): Money | undefined {
    return this.offered.find((each) => each.id === methodId && this.isOff(each))?.least;
  }

  get network(): CryptoNetwork | undefined {
    return this.method?.networks.find(({ id }) => id === this.networkId);
  }

  /** The card that is kept and chosen. */
  get savedCard(): SavedCard | undefined {
    return this.methods.value?.saved.find(({ id }) => id === this.savedId);
  }

  /** Half a year without a word about how the money of players is kept. */
  get isFundsReminderDue(): boolean {
    const { value } = this.methods;
    if (value === undefined || value.mustAcknowledge) return false;
    const { protectionAtS } = value;
    const nowS = this.#services.clock.nowMs() / 1000;
    return protectionAtS === undefined || nowS - protectionAtS > halfYearS;
  }

  /** What the person's own limits leave, where they are in the currency of the account. */
  get roomMinor(): number | undefined {
    const room = this.methods.value?.room;
    return room?.currency === this.account?.currency ? room?.minor : undefined;
  }

  /** Deposits that wait for the person or for a bank. */
  get open(): readonly Payment[] {
    return (this.last.value?.payments ?? []).filter(({ state }) =>
      isOpenPayment(state as PaymentState),
    );
  }

  get feeMinor(): number {
    const { minor } = this.amount;
    return minor === undefined || this.method === undefined ? 0 : feeOf(this.method, minor);
  }

  /** Before the first deposit a limit is offered; to go on without one is a choice of its own. */
  get asksForLimit(): boolean {
    const { value } = this.methods;
    return (
      !this.isWithoutLimit &&
      value !== undefined &&
      !value.isLimitOffered &&
      value.room === undefined &&
      this.#accounts.user?.hasDeposit === false &&
      this.#services.navigation.hasRoute(responsibleRoute)
    );
  }

  /** A payment that came to nothing, with the method and the amount that the person had chosen. */
  async #beginAgain({ methods, room }: Methods, signal: AbortSignal): Promise<void> {
    const { navigation, http } = this.#services;
    const id = navigation.query.get(againQuery);
    if (this.methodId !== undefined || id === null || !/^[1-9]\d{0,14}$/.test(id)) return;
    try {
      const { kind, amount, state, isToSave } = await loadPayment(http, id, signal);
      // What is paid is not paid again by going back.
      if (state === 'succeeded') return;
      const method = methods.find((each) => each.kind === kind);
      if (method === undefined || this.account?.currency !== amount.currency) return;
      if (exceedsRoom(method, room)) return;
      runInAction(() => {
        // The limit was offered for this very payment already.
        this.isWithoutLimit = true;
        this.methodId = method.id;
        // The box was ticked by the person, for this very payment.
        this.isToSave = isToSave && method.maySave;
        this.writeAmount(amount);
      });
    } catch (error) {
      // No payment of this person has the number: the form starts empty.
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  }

  /** Asked once in the life of an account; later LIM-70 asks. */
  async goOnWithoutLimit(): Promise<void> {
    this.isWithoutLimit = true;
    try {
      await putNoticeAway(this.#services.http, limitOfferNotice);
    } catch (error) {
      // Then it is asked once more at the next visit.
      this.#services.reports.report(error, { plugin: 'payments', contribution: 'limit-offer' });
    }
  }

  /** The amount was one of another currency; the way to pay stays where this account has it. */
  async chooseAccount(accountId: number): Promise<void> {
    const { navigation } = this.#services;
    const { methodId, savedId } = this;
    this.paying.choose(accountId);
    // Its bounds are those of the other currency until the answer is there.
    this.#choose(undefined, undefined);
    this.amount.setText('');
    // Whoever comes back from the provider's page finds the account again, too.
    if (navigation.routeName === depositRoute)
      navigation.rewriteQuery({ account: String(accountId), [againQuery]: undefined });
    await this.methods.load();
    if (this.paying.wantedId !== accountId || this.methodId !== undefined) return;
    const method = this.offered.find(({ id }) => id === methodId);
    if (method !== undefined && !this.isOff(method)) this.#choose(methodId, savedId);
  }

  choose(methodId: string): void {
    this.#choose(methodId, undefined);
  }

  chooseSaved({ id, methodId }: SavedCard): void {
    this.#choose(methodId, id);
  }

  chooseNetwork(networkId: string): void {
    this.networkId = networkId;
    this.missing = undefined;
    this.amount.checkTyped();
  }

  setToSave(isToSave: boolean): void {
    this.isToSave = isToSave;
  }

  setAcknowledged(hasAcknowledged: boolean): void {
    this.hasAcknowledged = hasAcknowledged;
    this.missing = undefined;
  }

  /** What a form with no amount sends with its code; false where it is asked and not given. */
  acknowledgement(): 'not-asked' | boolean {
    if (this.methods.value?.mustAcknowledge !== true) return 'not-asked';
    this.missing = this.hasAcknowledged ? undefined : 'acknowledgement';
    return this.hasAcknowledged;
  }

  #choose(methodId: string | undefined, savedId: number | undefined): void {
    this.methodId = methodId;
    this.savedId = savedId;
    this.isToSave = false;
    this.missing = undefined;
    this.order.forget();
    this.amount.checkTyped();
  }

  /** The platform asks for a fresh proof by itself. */
  async deleteCard({ id }: SavedCard): Promise<void> {
    await this.order.attempt(async () => {
      try {
        await deleteCard(this.#services.http, id);
      } catch (error) {
        // Who left the question for the password keeps the card.
        if (error instanceof HttpError && error.hasCode('reauth_required')) return;
        throw error;
      }
      runInAction(() => {
        if (this.savedId === id) this.savedId = this.methodId = undefined;
      });
    });
    await this.methods.load();
  }

  /** The strip above the page was read: it is told once. */
  async putNoticeAway(id: string): Promise<void> {
    await this.order.attempt(async () => putNoticeAway(this.#services.http, id));
    await this.methods.load();
  }

  /** Not now: the question who the person is stays away until the page is opened anew. */
  putIdentityOff(): void {
    this.hasPutIdentityOff = true;
  }

  /** The person has read how money is kept; the next reminder comes in half a year. */
  async acknowledge(): Promise<void> {
    await this.order.attempt(async () => acknowledgeFunds(this.#services.http));
    await this.methods.load();
  }

  /** Sends the order and leaves for the provider's page. */
  async send(): Promise<void> {
    const { method, account } = this;
    if (this.order.isSending || method === undefined || account === undefined) return;
    const isRight = this.amount.check(true);
    this.missing =
      method.networks.length > 0 && this.network === undefined
        ? 'network'
        : this.methods.value?.mustAcknowledge === true && !this.hasAcknowledged
          ? 'acknowledgement'
          : undefined;
    if (!isRight || this.missing !== undefined) return;
    const { http, environment, navigation } = this.#services;
    await this.order.send({
      method,
      body: {
        methodId: method.id,
        amount: { minor: this.amount.minor ?? 0, currency: account.currency },
        accountId: account.id,
        language: environment.language,
        savedId: this.savedId,
        isToSave: this.isToSave && this.savedId === undefined,
        networkId: this.network?.id,
        hasAcknowledged: this.hasAcknowledged,
        returnPath: returnAddress(navigation),
      },
      call: async (body, key, quote) => deposit(http, body, key, quote),
      onPaid: (payment) => {
        this.#keepForBack(payment);
        const end = goOnWith(payment, navigation);
        // Where the page is not left, the amount is done with.
        if (end === 'gone') this.amount.setText('');
        return end;
      },
    });
  }

  /** Whoever comes back from the provider's page finds the method and the amount again. */
  #keepForBack({ id }: Payment): void {
    const { navigation } = this.#services;
    if (navigation.routeName === depositRoute)
      navigation.rewriteQuery({ [againQuery]: String(id) });
  }

  goOn(payment: Payment): void {
    goOnWith(payment, this.#services.navigation);
  }

  /** What a limit leaves grows by it. */
  async cancel({ id }: Payment): Promise<void> {
    this.hasCancelled = false;
    await this.order.attempt(async () => {
      await cancelPayment(this.#services.http, id);
      runInAction(() => (this.hasCancelled = true));
    });
    void this.last.load();
    void this.methods.load();
  }

  /** The page came back from the provider's, as it was left: what it says may be old. */
  comeBack(): void {
    this.order.comeBack();
    void this.last.load();
    void this.methods.load();
  }
}
