import type { Ticket, TicketSelection } from './Ticket.ts';

/** The block of a selection. */
type Placed = Pick<TicketSelection, 'blockId'>;

/** A group of selections in a multi or conditional coupon: a single or an accumulator. */
export interface TicketBlock<Selection extends Placed = TicketSelection> {
  readonly id: number;
  readonly selections: readonly Selection[];
}

/** Blocks with a selection, in the order of their ids, without the lobby (0). */
export function blocksOf<Selection extends Placed>(
  selections: readonly Selection[],
): readonly TicketBlock<Selection>[] {
  return [...Map.groupBy(selections, ({ blockId }) => blockId ?? 0)]
    .filter(([id]) => id > 0)
    .map(([id, own]) => ({ id, selections: own }))
    .toSorted((first, second) => first.id - second.id);
}

/** Selections of a multi coupon that are in every combination. */
export function lobbyOf(ticket: Pick<Ticket, 'selections'>): readonly TicketSelection[] {
  return ticket.selections.filter((selection) => (selection.blockId ?? 0) === 0);
}
