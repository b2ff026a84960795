import { createModalToken } from '#core';

/** Asks what to stake and what to win, and proposes bets. */
export const generatorModal = createModalToken<Record<string, never>>('betting.generator');
