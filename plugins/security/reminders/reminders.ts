import type { CoreServices } from '#core';
import { reminderModal, securityRoute, type SecurityPart } from '../../auth/contract.ts';
import { hasReminders } from '../../auth/ui.ts';
import { loadProtection } from '../protection/SecurityApi.ts';

const dayMs = 86_400_000;

type ReminderServices = Pick<
  CoreServices,
  'clock' | 'config' | 'http' | 'modals' | 'navigation' | 'storage'
>;

interface ReminderTexts {
  readonly title: string;
  readonly text: string;
  readonly act: string;
}

/**
 * Asks to replace a generated password, even if the brand has reminders switched off: the account
 * is held once its time is over.
 *
 * @param textsOf returns texts with the end of that time, or for undefined those after it
 */
export async function remindFirstSecret(
  services: ReminderServices,
  textsOf: (untilS: number | undefined) => ReminderTexts,
): Promise<(() => Promise<void>) | undefined> {
  const { clock, http } = services;
  const { firstSecret } = await loadProtection(http, new AbortController().signal);
  if (firstSecret?.isDue !== true) return undefined;
  const { untilS } = firstSecret;
  return () =>
    remind(services, textsOf(untilS * 1000 > clock.nowMs() ? untilS : undefined), 'password');
}

/** Reminds of a leaked password until it is changed. */
export async function remindLeakedPassword(
  services: ReminderServices,
  texts: ReminderTexts,
): Promise<(() => Promise<void>) | undefined> {
  if (!hasReminders(services)) return undefined;
  const { isPasswordKnown } = await loadProtection(services.http, new AbortController().signal);
  return isPasswordKnown ? () => remind(services, texts, 'password') : undefined;
}

/**
 * Reminds of a lost app after each sign-in without it, or once a day of recovery codes that were
 * never saved; these are never shown again.
 */
export async function remindSaveCodes(
  services: ReminderServices,
  texts: ReminderTexts,
  lostTexts: ReminderTexts = texts,
): Promise<(() => Promise<void>) | undefined> {
  if (!hasReminders(services)) return undefined;
  const { clock, http, storage } = services;
  const remindedAtMs = storage.value<number>({
    key: 'codes-reminded',
    version: 1,
    fallback: 0,
    check: Number.isSafeInteger as (value: unknown) => value is number,
  });
  const { bindsAnew, hasSavedCodes } = await loadProtection(http, new AbortController().signal);
  if (bindsAnew) return () => remind(services, lostTexts, 'two-step');
  if (hasSavedCodes || remindedAtMs.read() + dayMs > clock.nowMs()) return undefined;
  return async () => {
    remindedAtMs.write(Math.floor(clock.nowMs()));
    await remind(services, texts, 'two-step');
  };
}

async function remind(
  { modals, navigation }: ReminderServices,
  texts: ReminderTexts,
  part: SecurityPart,
): Promise<void> {
  if ((await modals.open(reminderModal, texts)) === true)
    navigation.go({ name: securityRoute, query: { part } });
}
