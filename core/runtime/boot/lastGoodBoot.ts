import type { SafeStorage, StoredValue } from '../../platform/storage/SafeStorage.ts';
import type { InitialState } from './InitialState.ts';
import { isStoredBoot } from '#stored/shell/isStoredBoot.js';

/** Last successful start: its state, and its time by this machine's clock. */
export interface LastGoodBoot {
  readonly atMs: number;
  readonly text: string;
}

const maxAgeMs = 24 * 3_600_000;

/** Storage key of the last good start; by language, as texts and links differ. */
function lastGoodBoot(
  storage: SafeStorage,
  language: string,
): StoredValue<LastGoodBoot | undefined> {
  return storage.value<LastGoodBoot | undefined>({
    key: `boot/${language}`,
    version: 1,
    fallback: undefined,
    check: isStoredBoot,
  });
}

/** Stored without answers, which belong to another page and time. */
export function storeLastGoodBoot(
  storage: SafeStorage,
  { configuration, base, plan, environment }: InitialState,
  atMs: number,
): void {
  const boot: InitialState = {
    configuration,
    ...(base === undefined ? {} : { base }),
    plan,
    environment,
    firstData: [],
  };
  lastGoodBoot(storage, environment.language).write({ atMs, text: JSON.stringify(boot) });
}

/** Text of the last good start, if it is younger than a day. */
export function readLastGoodBoot(
  storage: SafeStorage,
  language: string,
  nowMs: number,
): string | undefined {
  const stored = lastGoodBoot(storage, language).read();
  return stored === undefined || nowMs - stored.atMs > maxAgeMs || stored.atMs > nowMs
    ? undefined
    : stored.text;
}
