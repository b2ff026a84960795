import type { MatchFacts } from '../event/MatchFacts.ts';

export interface StatisticPartProps {
  readonly id: number;
  readonly facts: MatchFacts;
  readonly place: 'page' | 'popup';
}
