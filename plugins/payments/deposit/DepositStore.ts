import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { responsibleRoute, type Account, type Accounts } from '../../auth/contract.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { Money } from '#domain/money/Money.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import { isOpenPayment, type PaymentState } from '#domain/payments/PaymentState.ts';
import { againQuery, depositRoute } from '../contract.ts';
import { exceedsRoom } from './exceedsRoom.ts';
import { hasDeviceWallet } from './hasDeviceWallet.ts';
import { AmountField } from '../order/AmountField.ts';
import { MethodOrder } from '../order/MethodOrder.ts';
import { PayingAccount } from '../order/PayingAccount.ts';
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
/** Quick amounts as multiples of the minimum of the method. */
const quickTimes = [1, 2, 5, 10] as const;
/** Name under which the platform records that a limit was offered before the first deposit. */
const limitOfferNotice = 'limit-offer';

/** Deposit: method, amount and open deposits. Nothing is preselected. */
export class DepositStore {
  methodId: string | undefined = undefined;
  savedId: number | undefined = undefined;
  networkId: string | undefined = undefined;
  /** The provider saves the card; never preselected. */
  isToSave = false;
  hasAcknowledged = false;
  hasPutIdentityOff = false;
  /** Required answer that is missing. */
  missing: 'acknowledgement' | 'network' | undefined = undefined;
  /** The person continues with the first deposit without an own limit. */
  isWithoutLimit = false;
  /** An open payment was cancelled on this page. */
  hasCancelled = false;
  readonly amount: AmountField;
  readonly methods: Resource<Methods>;
  readonly last: Resource<PaymentList>;
  readonly order: MethodOrder;
  readonly #services: CoreServices;
  readonly paying: PayingAccount;
  readonly #accounts: Accounts;

  /** @param accountId account of the deposit; without one, the account that pays for bets */
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

  /**
   * Loads the methods of the chosen account, or of the active one if the platform does not know it.
   */
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

  /** Methods that this site may offer; those whose minimum exceeds the room are last. */
  get offered(): readonly Method[] {
    const { config, environment } = this.#services;
    return (this.methods.value?.methods ?? [])
      .filter(({ kind }) => {
        if (kind === 'mobile_pay') return hasDeviceWallet(globalThis, environment.isMobile);
        return kind !== 'crypto' || config.rgProfile !== 'strict';
      })
      .toSorted((one, next) => Number(this.isOff(one)) - Number(this.isOff(next)));
  }

  /** Whether the method is disabled: its minimum exceeds the room of the person's own limits. */
  isOff(method: Method): boolean {
    return exceedsRoom(method, this.methods.value?.room);
  }

  /** The lower of the method's maximum and the room of the person's own limits. */
  mostOf({ most }: Method): Money {
    const { roomMinor } = this;
    return { ...most, minor: Math.min(most.minor, roomMinor ?? most.minor) };
  }

  /** Amounts of the quick buttons, each within the room of the limits; none in a strict profile. */
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

  /** Minimum of a saved card's method, if it exceeds the room of the person's own limits. */
  offLeastOf({ methodId }: SavedCard): Money | undefined {
    return this.offered.find((each) => each.id === methodId && this.isOff(each))?.least;
  }

  get network(): CryptoNetwork | undefined {
    return this.method?.networks.find(({ id }) => id === this.networkId);
  }

  /** The chosen saved card. */
  get savedCard(): SavedCard | undefined {
    return this.methods.value?.saved.find(({ id }) => id === this.savedId);
  }

  /** Whether the last notice about the protection of players' money is half a year old. */
  get isFundsReminderDue(): boolean {
    const { value } = this.methods;
    if (value === undefined || value.mustAcknowledge) return false;
    const { protectionAtS } = value;
    const nowS = this.#services.clock.nowMs() / 1000;
    return protectionAtS === undefined || nowS - protectionAtS > halfYearS;
  }

  /** Room of the person's own limits, if it is in the currency of the account. */
  get roomMinor(): number | undefined {
    const room = this.methods.value?.room;
    return room?.currency === this.account?.currency ? room?.minor : undefined;
  }

  /** Deposits that wait for the person or a bank. */
  get open(): readonly Payment[] {
    return (this.last.value?.payments ?? []).filter(({ state }) =>
      isOpenPayment(state as PaymentState),
    );
  }

  get feeMinor(): number {
    const { minor } = this.amount;
    return minor === undefined || this.method === undefined ? 0 : feeOf(this.method, minor);
  }

  /** Whether a limit must be offered first: before the first deposit, unless declined. */
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

  /** Fills in the method and amount of a failed payment. */
  async #beginAgain({ methods, room }: Methods, signal: AbortSignal): Promise<void> {
    const { navigation, http } = this.#services;
    const id = navigation.query.get(againQuery);
    if (this.methodId !== undefined || id === null || !/^[1-9]\d{0,14}$/.test(id)) return;
    try {
      const { kind, amount, state, isToSave } = await loadPayment(http, id, signal);
      // Going back does not repeat a paid payment.
      if (state === 'succeeded') return;
      const method = methods.find((each) => each.kind === kind);
      if (method === undefined || this.account?.currency !== amount.currency) return;
      if (exceedsRoom(method, room)) return;
      runInAction(() => {
        // The limit was already offered for this payment.
        this.isWithoutLimit = true;
        this.methodId = method.id;
        // The person ticked the box for this payment.
        this.isToSave = isToSave && method.maySave;
        this.writeAmount(amount);
      });
    } catch (error) {
      // The person has no payment with this number: the form starts empty.
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  }

  /** Recorded once per account; later LIM-70 asks. */
  async goOnWithoutLimit(): Promise<void> {
    this.isWithoutLimit = true;
    try {
      await putNoticeAway(this.#services.http, limitOfferNotice);
    } catch (error) {
      // The offer is repeated at the next visit.
      this.#services.reports.report(error, { plugin: 'payments', contribution: 'limit-offer' });
    }
  }

  /** Clears the amount, which was in another currency; keeps the method if this account has it. */
  async chooseAccount(accountId: number): Promise<void> {
    const { navigation } = this.#services;
    const { methodId, savedId } = this;
    this.paying.choose(accountId);
    // Until the response arrives the bounds are those of the other currency.
    this.#choose(undefined, undefined);
    this.amount.setText('');
    // Keeps the account for a return from the provider's page.
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

  /** Acknowledgement for a form without an amount; false if required and missing. */
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

  /** Deletes a saved card; the platform asks for recent authentication by itself. */
  async deleteCard({ id }: SavedCard): Promise<void> {
    await this.order.attempt(async () => {
      try {
        await deleteCard(this.#services.http, id);
      } catch (error) {
        // The person closed the password dialog, so the card stays.
        if (error instanceof HttpError && error.hasCode('reauth_required')) return;
        throw error;
      }
      runInAction(() => {
        if (this.savedId === id) this.savedId = this.methodId = undefined;
      });
    });
    await this.methods.load();
  }

  /** Dismisses the notice above the page for good. */
  async putNoticeAway(id: string): Promise<void> {
    await this.order.attempt(async () => putNoticeAway(this.#services.http, id));
    await this.methods.load();
  }

  /** Hides the question about the identity until the page is opened again. */
  putIdentityOff(): void {
    this.hasPutIdentityOff = true;
  }

  /** Confirms the notice about players' money; the next one follows in half a year. */
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
        // The page is not left, so the amount is cleared.
        if (end === 'gone') this.amount.setText('');
        return end;
      },
    });
  }

  /** Keeps method and amount for a return from the provider's page. */
  #keepForBack({ id }: Payment): void {
    const { navigation } = this.#services;
    if (navigation.routeName === depositRoute)
      navigation.rewriteQuery({ [againQuery]: String(id) });
  }

  goOn(payment: Payment): void {
    goOnWith(payment, this.#services.navigation);
  }

  /** Cancels a deposit, which increases the room of the limits. */
  async cancel({ id }: Payment): Promise<void> {
    this.hasCancelled = false;
    await this.order.attempt(async () => {
      await cancelPayment(this.#services.http, id);
      runInAction(() => (this.hasCancelled = true));
    });
    void this.last.load();
    void this.methods.load();
  }

  /** The browser restored the page after the provider's: its data may be old. */
  comeBack(): void {
    this.order.comeBack();
    void this.last.load();
    void this.methods.load();
  }
}
