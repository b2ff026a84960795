import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { isCaptchaMissing, type Account } from '../../auth/contract.ts';
import type { Money } from '#domain/money/Money.ts';
import { KeyedOrder } from '../payment/KeyedOrder.ts';
import type { Payment } from '../payment/Payment.ts';
import { paymentFailure, type PaymentFailure } from '../payment/paymentFailure.ts';
import { acknowledgeFunds, findByKey, redeem, type PrintedMoney } from '../payment/PaymentsApi.ts';

/** What is wrong with a code; `currency`: it is worth another one than that of the account. */
export type CodeProblem =
  | { readonly kind: 'empty' | 'wrong' | 'used' | 'closed' }
  | { readonly kind: 'currency'; readonly worth: Money };

const groupLength = 4;

/** A printed code: of a voucher, or number and PIN of a cheque. */
export class PrintedStore {
  code = '';
  pin = '';
  problem: CodeProblem | undefined = undefined;
  isPinMissing = false;
  failure: PaymentFailure | undefined = undefined;
  isSending = false;
  /** What was credited last. */
  credited: Money | undefined = undefined;
  readonly kind: PrintedMoney['kind'];
  readonly #services: CoreServices;
  readonly #account: () => Account | undefined;
  readonly #order: KeyedOrder<Payment>;

  /** @param account the one on which it is credited, asked when it is sent */
  constructor(
    kind: PrintedMoney['kind'],
    services: CoreServices,
    account: () => Account | undefined,
  ) {
    this.kind = kind;
    this.#services = services;
    this.#account = account;
    this.#order = new KeyedOrder(async (key) => findByKey(services.http, key));
    makeAutoObservable(this, { kind: false }, { autoBind: true });
  }

  /** Typed or pasted, with blanks or without: shown in groups of four. */
  setCode(typed: string): void {
    const plain = typed.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
    this.code = plain
      .slice(0, 32)
      .replaceAll(
        new RegExp(`(.{${groupLength}})(?=.)`, 'g'),
        this.kind === 'voucher' ? '$1-' : '$1 ',
      );
    this.problem = undefined;
  }

  setPin(typed: string): void {
    this.pin = typed.replaceAll(/\D/g, '').slice(0, 20);
    this.isPinMissing = false;
    this.problem = undefined;
  }

  /** @param hasAcknowledged false: the word about money is missing, and nothing is sent */
  async send(hasAcknowledged: 'not-asked' | boolean): Promise<void> {
    const account = this.#account();
    const { http } = this.#services;
    if (this.isSending || account === undefined) return;
    this.problem = this.code === '' ? { kind: 'empty' } : undefined;
    this.isPinMissing = this.kind === 'cheque' && this.pin === '';
    if (this.code === '' || this.isPinMissing || hasAcknowledged === false) return;
    const money: PrintedMoney =
      this.kind === 'voucher'
        ? { kind: 'voucher', code: this.code }
        : { kind: 'cheque', number: this.code, pin: this.pin };
    this.isSending = true;
    this.failure = undefined;
    this.credited = undefined;
    try {
      if (hasAcknowledged === true) await acknowledgeFunds(http);
      const { amount } = await this.#order.run(JSON.stringify([money, account.id]), async (key) =>
        redeem(http, money, account.id, key),
      );
      runInAction(() => {
        this.credited = amount;
        this.code = '';
        this.pin = '';
      });
    } catch (error) {
      runInAction(() => this.#fail(error));
    }
    runInAction(() => (this.isSending = false));
  }

  #fail(error: unknown): void {
    const told = error instanceof HttpError ? error : undefined;
    if (told?.hasCode('code_wrong')) this.problem = { kind: 'wrong' };
    else if (told?.hasCode('code_used')) this.problem = { kind: 'used' };
    else if (told?.hasCode('too_many_tries')) this.problem = { kind: 'closed' };
    else if (told?.hasCode('code_currency')) {
      const worth = told.errors.find(({ code }) => code === 'code_currency')?.meta?.['worth'];
      this.problem = isMoney(worth) ? { kind: 'currency', worth } : { kind: 'wrong' };
    } else if (!isCaptchaMissing(error)) this.failure = paymentFailure(error);
  }
}

function isMoney(value: unknown): value is Money {
  return (
    typeof value === 'object' &&
    value !== null &&
    'minor' in value &&
    Number.isSafeInteger(value.minor) &&
    'currency' in value &&
    typeof value.currency === 'string'
  );
}
