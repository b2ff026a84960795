import type { CouponBet } from '#wire';
import { meetInBet } from '#domain/ticket/conflicts/meetInBet.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import { ApiError } from '../../http/ApiError.ts';

/** The fields of an outcome that decide how it may be combined. */
export type CombinedBet = Pick<
  CouponBet,
  'id' | 'gameId' | 'isBannedExpress' | 'isDisabledBanker' | 'isSplitLine'
>;

function meets(ticket: Ticket, first: number, second: number): boolean {
  const [own, other] = [ticket.selections[first], ticket.selections[second]];
  return own !== undefined && other !== undefined && meetInBet(ticket, own, other);
}

/** Returns the outcomes that share an event with others of the same bet, with those others. */
export function dependences(
  ticket: Ticket,
  bets: readonly Pick<CouponBet, 'id' | 'gameId'>[],
): ReadonlyMap<number, number[]> {
  return new Map(
    bets.flatMap(({ id, gameId }, place): [number, number[]][] => {
      const others = bets.filter(
        (other, otherPlace) =>
          otherPlace !== place && other.gameId === gameId && meets(ticket, place, otherPlace),
      );
      return others.length === 0 ? [] : [[id, others.map((other) => other.id)]];
    }),
  );
}

/** Refuses selections of one event in one bet, and combining outcomes that are singles only. */
export function checkCombination(ticket: Ticket, bets: readonly CombinedBet[]): void {
  const places = bets.map((_bet, place) => place);
  const refuse = (status: number, code: string, detail: string, ids: readonly number[]): void => {
    if (ids.length > 0)
      throw new ApiError(status, code, `${detail}: ${ids.join(', ')}`, {
        field: 'bets',
        meta: { ids },
      });
  };
  const banned = bets.filter(
    (bet, place) =>
      bet.isBannedExpress && places.some((other) => other !== place && meets(ticket, place, other)),
  );
  refuse(
    422,
    'not_combinable',
    'Taken as a single only, remove or bet on it alone',
    banned.map(({ id }) => id),
  );
  const isEverywhere = (place: number): boolean =>
    ticket.selections[place]?.isBanker === true ||
    (ticket.type === 'multi' && ticket.selections[place]?.blockId === 0);
  refuse(
    422,
    'banker_not_allowed',
    'Cannot be in every combination, make it an ordinary selection',
    bets.filter((bet, place) => bet.isDisabledBanker && isEverywhere(place)).map(({ id }) => id),
  );
  refuse(
    422,
    'dependent_selections',
    'Selections of one event cannot be combined, remove all but one',
    [...dependences(ticket, bets).keys()],
  );
  if (ticket.type === 'antiAccumulator')
    refuse(
      422,
      'split_line_not_allowed',
      'Can be lost by half, which an anti-express cannot: remove',
      bets.filter(({ isSplitLine }) => isSplitLine === true).map(({ id }) => id),
    );
}
