import type { CoreServices, Dispose } from '#core';
import { isStoredInstant } from '#stored/notices/isStoredInstant.js';
import { ageValidS, readAgeQuestion } from './ageQuestion.ts';
import { ageModal } from '../start/modals.ts';

/** Before the platform's time is known the clock is that of the device, which may be wrong. */
const mostSkewS = 86_400;
const texts = ['age.title', 'age.text', 'age.confirm'];

/** Asks for the age before anything else; again when the answer expires. */
export function confirmAge({
  clock,
  config,
  i18n,
  modals,
  scheduler,
  storage,
}: CoreServices): Dispose {
  const question = readAgeQuestion(config);
  if (question === undefined) return () => undefined;
  const confirmedUntilS = storage.value({
    key: 'age-until',
    version: 1,
    fallback: 0,
    check: isStoredInstant,
    area: question.area,
  });
  const onAnsweredElsewhere = (run: () => void): Dispose =>
    confirmedUntilS.onChange(() => isKnown() && run());
  const isKnown = (): boolean => {
    const [untilS, nowS] = [confirmedUntilS.read(), clock.nowMs() / 1000];
    // A date further ahead than any stored one is ignored.
    return untilS > nowS && untilS <= nowS + ageValidS + mostSkewS;
  };
  let isOver = false;
  let cancel: Dispose | undefined;

  const ask = async (): Promise<void> => {
    if (!isKnown()) {
      await i18n.loadNamespace('notices.later');
      if (!texts.every((key) => i18n.has(`notices.later:${key}`))) return;
      while (!isKnown() && !isOver) {
        const isOldEnough = await modals.open(ageModal, { question, onAnsweredElsewhere });
        if (isOldEnough === true)
          confirmedUntilS.write(Math.floor(clock.nowMs() / 1000) + ageValidS);
      }
    }
    if (!isOver) cancel = scheduler.atPlatformMs(confirmedUntilS.read() * 1000, () => void ask());
  };
  void ask();
  return () => {
    isOver = true;
    cancel?.();
  };
}
