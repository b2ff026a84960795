import type { SafeStorage, StoredValue } from '#core';
import { isStoredAnnouncedAnswers } from '#stored/support/isStoredAnnouncedAnswers.js';

/** Of how many new answers a person was told in this tab, by question and about payments. */
export interface AnnouncedAnswers {
  readonly userId: number;
  readonly answers: number;
  readonly payments: number;
}

/** Survives a load: an answer is told once, and counted until it was read. */
export const announcedAnswers = (storage: SafeStorage): StoredValue<AnnouncedAnswers> =>
  storage.value({
    key: 'support/told',
    version: 1,
    fallback: { userId: 0, answers: 0, payments: 0 },
    check: isStoredAnnouncedAnswers,
    area: 'session',
  });
