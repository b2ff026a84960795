import type { Ticket, TicketSelection } from './Ticket.ts';

/** One of many singles as the bet that it is. */
export function singleOf(selection: TicketSelection): Ticket {
  return { type: 'single', stakeMinor: selection.stakeMinor ?? 0, selections: [selection] };
}
