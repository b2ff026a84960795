import type { SafeStorage, StoredValue } from '#core';
import { isStoredAnnouncedAnswers } from '#stored/support/isStoredAnnouncedAnswers.js';

/**
 * Number of answers already announced to a person in this tab, by the support and by the payments
 * desk.
 */
export interface AnnouncedAnswers {
  readonly userId: number;
  readonly answers: number;
  readonly payments: number;
}

/** Survives a reload, so that an answer is announced once; it counts as unread until it is read. */
export const announcedAnswers = (storage: SafeStorage): StoredValue<AnnouncedAnswers> =>
  storage.value({
    key: 'support/told',
    version: 1,
    fallback: { userId: 0, answers: 0, payments: 0 },
    check: isStoredAnnouncedAnswers,
    area: 'session',
  });
