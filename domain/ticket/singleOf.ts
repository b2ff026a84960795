import type { Ticket, TicketSelection } from './Ticket.ts';

/** Converts one of many singles to a ticket of its own. */
export function singleOf(selection: TicketSelection): Ticket {
  return { type: 'single', stakeMinor: selection.stakeMinor ?? 0, selections: [selection] };
}
