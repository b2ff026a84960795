import type { SafeStorage, StoredValue } from '#core';
import { isStoredTold } from '#stored/support/isStoredTold.js';

/** Of how many new answers a person was told in this tab, by question and about payments. */
export interface ToldAnswers {
  readonly userId: number;
  readonly answers: number;
  readonly payments: number;
}

/** Survives a load: an answer is told once, and counted until it was read. */
export const toldAnswers = (storage: SafeStorage): StoredValue<ToldAnswers> =>
  storage.value({
    key: 'support/told',
    version: 1,
    fallback: { userId: 0, answers: 0, payments: 0 },
    check: isStoredTold,
    area: 'session',
  });
