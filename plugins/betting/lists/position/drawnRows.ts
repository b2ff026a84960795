export interface DrawnRow {
  readonly eventId: number;
  /** From the top of the window. */
  readonly topPx: number;
  readonly heightPx: number;
}

/** The rows of events that are drawn at present: those on the screen and close to it. */
export function drawnRows(): readonly DrawnRow[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-event]')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { eventId: Number(row.dataset['event']), topPx: top, heightPx: height };
  });
}
