/** Id of the tab of a sub-event; the whole event has one, too. */
export function tabOf(subEvent: string | undefined): string {
  return `markets-${subEvent ?? 'all'}`;
}
