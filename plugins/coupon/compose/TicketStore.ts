import { makeAutoObservable } from 'mobx';
import { runChain, type ChainStep } from '#domain/ticket/payout/runChain.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { CouponStore } from './CouponStore.ts';
import type { PricingStore } from './PricingStore.ts';

interface TicketDependencies {
  readonly coupon: CouponStore;
  readonly rows: RowsStore;
  readonly pricing: PricingStore;
}

/** The coupon at the odds on offer. No state. */
export class TicketStore {
  readonly #dependencies: TicketDependencies;

  constructor(dependencies: TicketDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Ticket for the arithmetic at the odds on offer. */
  get ticket(): Ticket {
    const { coupon, pricing, rows } = this.#dependencies;
    const { takenTicket, type } = coupon;
    const antiOdds = type === 'antiAccumulator' ? pricing.pricing?.antiOdds : undefined;
    const { odds } = rows;
    return {
      ...takenTicket,
      selections: takenTicket.selections.map((selection, index) => ({
        ...selection,
        odds: odds[index] ?? selection.odds,
      })),
      ...(antiOdds === undefined ? {} : { antiOdds }),
    };
  }

  /** A chain's or conditional's stake and balance per step if all before it win. */
  get steps(): readonly ChainStep[] {
    return runChain(this.ticket);
  }
}
