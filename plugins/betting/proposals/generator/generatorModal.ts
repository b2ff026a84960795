import { createModalToken } from '#core';

/** Dialog that asks for stake and payout, and proposes bets. */
export const generatorModal = createModalToken<Record<string, never>>('betting.generator');
