import type { Odds } from '#domain/odds/Odds.ts';
import type { SelectionDraft } from '../../prices/SelectionTaker.ts';
import type { Section } from '../../feed/SportEvent.ts';

export type AccumulatorKind = 'favourites' | 'goals' | 'outsiders';

/** A selection proposed by the platform, with the data of a coupon row and of its event's page. */
export interface ProposedSelection extends SelectionDraft {
  readonly odds: Odds;
  readonly sportIcon: string;
  readonly competitionName: string;
  readonly startsAtS: number;
  /** Parameters of the event's page. */
  readonly eventParams: {
    readonly section: Section;
    readonly sport: string;
    readonly champ: string;
    readonly game: string;
  };
}

/** Selections that are offered together; `odds` is their product. */
export interface Accumulator {
  readonly id: string;
  readonly kind: AccumulatorKind;
  readonly selections: readonly ProposedSelection[];
  readonly odds: Odds;
}
