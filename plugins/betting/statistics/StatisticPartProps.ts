import type { MatchFacts } from '../event/MatchFacts.ts';

/** What a page of statistics is about, and where it stands. */
export interface StatisticPartProps {
  readonly id: number;
  readonly facts: MatchFacts;
  readonly place: 'page' | 'popup';
}
