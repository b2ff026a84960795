export interface DrawnRow {
  readonly eventId: number;
  /** Distance from the top of the viewport. */
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
