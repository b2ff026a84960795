/** Data that moves with a person to another operator. */
export type MovedThing = 'profile' | 'balance' | 'bets' | 'limits' | 'history';

/** The operator to whom the person is asked to move, and the answer so far. */
export interface Transfer {
  readonly operator: string;
  readonly moves: readonly MovedThing[];
  readonly answer: 'agree' | 'refuse' | undefined;
}
