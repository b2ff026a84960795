import { couponTypes, type CouponType } from '../CouponType.ts';
import type { Settlement } from '../Settlement.ts';
import type { BlockStake, Ticket, TicketSelection } from '../Ticket.ts';

/** Whole numbers from `least` to `most`. */
export type Draw = (least: number, most: number) => number;

/** Repeatable numbers of a seed (xorshift, 32 bits). */
export function drawFrom(seed: number): Draw {
  let state = seed | 1;
  return (least, most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return least + ((state >>> 0) % (most - least + 1));
  };
}

export interface TicketWish {
  readonly settlements: readonly Settlement[];
  readonly type?: CouponType;
  /** The most selections that a coupon has. */
  readonly most?: number;
}

const whole: readonly Settlement[] = [
  'unsettled',
  'notStarted',
  'lost',
  'won',
  'void',
  'forcedVoid',
];

/** A random valid coupon, with results from the given ones. */
export function randomTicket(
  draw: Draw,
  { settlements, type = couponTypes[draw(0, 9)] ?? 'single', most = 8 }: TicketWish,
): Ticket {
  // Selections of an anti-accumulator never settle by halves.
  const allowed =
    type === 'antiAccumulator' ? settlements.filter((each) => whole.includes(each)) : settlements;
  const drawSelection = (): TicketSelection => ({
    odds: draw(0, 9) === 0 ? draw(1001, 1_000_000) : draw(1001, 20_000),
    settlement: allowed[draw(0, allowed.length - 1)] ?? 'won',
  });
  const drawSelections = (count: number): TicketSelection[] =>
    Array.from({ length: count }, drawSelection);
  const stakeMinor = draw(0, 3) === 0 ? draw(1, 100_000_000) : draw(1, 10_000);
  switch (type) {
    case 'single':
      return { type, stakeMinor, selections: drawSelections(1) };
    case 'accumulator':
    case 'chain':
      return { type, stakeMinor, selections: drawSelections(draw(2, most)) };
    case 'antiAccumulator':
      return {
        type,
        stakeMinor,
        selections: drawSelections(draw(2, most)),
        antiOdds: draw(1001, 3000),
      };
    case 'system': {
      const bankers = draw(0, 2);
      const count = draw(3, most);
      const others = drawSelections(count);
      return {
        type,
        stakeMinor,
        systemSize: draw(2, count - 1),
        selections: [
          ...drawSelections(bankers).map((banker) => ({ ...banker, isBanker: true })),
          ...others,
        ],
      };
    }
    case 'multi':
    case 'conditional': {
      const count = draw(2, 4);
      const blocks = Array.from({ length: count }, (_none, index) =>
        drawSelections(draw(1, 3)).map((each) => ({ ...each, blockId: index + 1 })),
      ).flat();
      const lobby =
        type === 'multi' && draw(0, 1) === 1
          ? drawSelections(draw(1, 2)).map((each) => ({ ...each, blockId: 0 }))
          : [];
      const selections = [...lobby, ...blocks];
      if (type === 'multi' && draw(0, 1) === 1)
        return { type, stakeMinor, selections, systemSize: draw(1, count) };
      const own = (id: number): BlockStake =>
        type === 'conditional' && id > 1 && draw(0, 2) === 0 ? 'max' : draw(1, 10_000);
      return {
        type,
        stakeMinor: 0,
        selections,
        blockStakes: Object.fromEntries(
          Array.from({ length: count }, (_none, index) => [index + 1, own(index + 1)]),
        ),
      };
    }
    case 'lucky':
      return { type, stakeMinor, selections: drawSelections(draw(2, most)) };
    case 'patent':
      return { type, stakeMinor, selections: drawSelections(draw(3, most)) };
    case 'singles':
      return {
        type,
        stakeMinor: 0,
        selections: drawSelections(draw(2, most)).map((each) => ({
          ...each,
          stakeMinor: draw(1, 10_000),
        })),
      };
  }
}
