import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { Attempt } from '#core/data';
import { isCaptchaMissing, type Account } from '../../auth/contract.ts';
import type { Money } from '#domain/money/Money.ts';
import { KeyedOrder } from '../order/KeyedOrder.ts';
import type { Payment } from '../payment/Payment.ts';
import { paymentFailure, type PaymentFailure } from '../payment/paymentFailure.ts';
import { acknowledgeFunds, findByKey, redeem, type PrintedMoney } from '../payment/PaymentsApi.ts';
import { codeProblemFromWire, type CodeProblem } from './codeProblemFromWire.ts';

const groupLength = 4;

/** Entry of a printed code: of a voucher, or number and PIN of a cheque. */
export class PrintedStore {
  code = '';
  pin = '';
  problem: CodeProblem | undefined = undefined;
  isPinMissing = false;
  readonly sending = new Attempt<PaymentFailure>((error) => this.#failureOf(error));
  /** Last credited amount. */
  credited: Money | undefined = undefined;
  readonly kind: PrintedMoney['kind'];
  readonly #services: CoreServices;
  readonly #account: () => Account | undefined;
  readonly #order: KeyedOrder<Payment>;

  /** @param account returns the account to credit; called when the code is sent */
  constructor(
    kind: PrintedMoney['kind'],
    services: CoreServices,
    account: () => Account | undefined,
  ) {
    this.kind = kind;
    this.#services = services;
    this.#account = account;
    this.#order = new KeyedOrder(async (key) => findByKey(services.http, key));
    makeAutoObservable(this, { kind: false, sending: false }, { autoBind: true });
  }

  /** Accepts the code with or without spaces, and groups it by four characters. */
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

  /** @param hasAcknowledged false: the acknowledgement is missing, and nothing is sent */
  async send(hasAcknowledged: 'not-asked' | boolean): Promise<void> {
    const account = this.#account();
    const { http } = this.#services;
    if (this.sending.isBusy || account === undefined) return;
    this.problem = this.code === '' ? { kind: 'empty' } : undefined;
    this.isPinMissing = this.kind === 'cheque' && this.pin === '';
    if (this.code === '' || this.isPinMissing || hasAcknowledged === false) return;
    const money: PrintedMoney =
      this.kind === 'voucher'
        ? { kind: 'voucher', code: this.code }
        : { kind: 'cheque', number: this.code, pin: this.pin };
    this.credited = undefined;
    await this.sending.run(async () => {
      if (hasAcknowledged === true) await acknowledgeFunds(http);
      const { amount } = await this.#order.run(JSON.stringify([money, account.id]), async (key) =>
        redeem(http, money, account.id, key),
      );
      runInAction(() => {
        this.credited = amount;
        this.code = '';
        this.pin = '';
      });
    });
  }

  /** Undefined for an error of the code, which its field shows. */
  #failureOf(error: unknown): PaymentFailure | undefined {
    this.problem = error instanceof HttpError ? codeProblemFromWire(error) : undefined;
    return this.problem !== undefined || isCaptchaMissing(error)
      ? undefined
      : paymentFailure(error);
  }
}
