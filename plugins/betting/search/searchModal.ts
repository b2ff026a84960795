import { createModalToken } from '#core';

/** Keys that were pressed before the dialog was there to take them. */
export interface TypedAhead {
  text: string;
  isEntered: boolean;
  /** The dialog has the keys now. */
  isTaken: boolean;
}

/** The search of sports, competitions, teams, players and events. */
export const searchModal = createModalToken<{ readonly typed: TypedAhead }>('betting.search');
