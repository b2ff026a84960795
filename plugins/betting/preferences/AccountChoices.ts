import { reaction } from 'mobx';
import type { Clock, Dispose, Preferences, SafeStorage, Scheduler, Session } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { ChoicesApi } from './ChoicesApi.ts';
import {
  accountPreferences,
  type AccountPreference,
  type StoredChoice,
} from './preferencesFromWire.ts';
import {
  firstListChoices,
  isSameChoice,
  listChoices,
  type ListChoice,
} from '../lists/options/listChoices.ts';
import type { ListOptions } from '../lists/options/ListOptions.ts';
import { isStoredChoicesOwner } from '#stored/betting/isStoredChoicesOwner.js';

/** Choices made within this time are saved together. */
const restMs = 800;
/** A choice whose time is not known is older than every other, and newer than none. */
const longAgoMs = 1;

interface Owner {
  /** The owner of the choices in this browser; undefined before the first sign-in. */
  readonly userId?: number | undefined;
  /** When preferences were chosen; the options of lists have their own times. */
  readonly changedAtMs: Readonly<Partial<Record<AccountPreference, number>>>;
}

const preferenceKeys = Object.keys(accountPreferences) as AccountPreference[];
const unowned: Owner = { userId: undefined, changedAtMs: {} };

interface AccountChoicesServices {
  readonly api: Pick<ChoicesApi, 'choices' | 'saveChoices'>;
  readonly session: Pick<Session, 'isAuthed' | 'userId' | 'onChange'>;
  readonly preferences: Preferences;
  readonly options: ListOptions;
  readonly storage: SafeStorage;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/**
 * Choices about lists travel with the account: of each the newest holds, and another person's are
 * never taken for one's own.
 */
export class AccountChoices {
  readonly #services: AccountChoicesServices;
  readonly #stored: Persisted<Owner>;
  readonly #ends: Dispose[];
  /** What the account has, as far as known. */
  #sent = new Map<string, number>();
  #isTaking = false;
  #isJoined = false;
  #endWaiting: Dispose | undefined;

  constructor(services: AccountChoicesServices) {
    this.#services = services;
    this.#stored = persisted<Owner>(services, {
      key: 'betting/choices-owner',
      version: 1,
      fallback: unowned,
      check: isStoredChoicesOwner,
      merge: (own) => own,
    });
    const { preferences, options, session } = services;
    this.#ends = [
      ...preferenceKeys.map((key) =>
        reaction(
          () => preferences.get(accountPreferences[key]),
          () => this.#note(key),
        ),
      ),
      reaction(
        () => options.changedAtMs,
        () => this.#send(),
      ),
      session.onChange(() => void this.follow()),
    ];
  }

  get #owner(): Owner {
    return this.#stored.value;
  }

  /** Merges browser's and account's choices at sign-in; a failure is retried at the next start. */
  async follow(): Promise<void> {
    const { api, session } = this.#services;
    const { userId } = session;
    if (!session.isAuthed || userId === undefined) {
      this.#isJoined = false;
      return;
    }
    if (this.#isJoined && this.#owner.userId === userId) return;
    const stored = await api.choices().catch(() => undefined);
    if (stored === undefined || session.userId !== userId) return;
    const isOther = this.#owner.userId !== undefined && this.#owner.userId !== userId;
    this.#isTaking = true;
    if (isOther) this.#forget();
    this.#stored.set({ ...this.#owner, userId });
    this.#apply(stored);
    this.#isTaking = false;
    this.#isJoined = true;
    this.#sent = new Map(stored.map(({ choice, changedAtMs }) => [choice, changedAtMs]));
    await this.#sendNow();
  }

  dispose(): void {
    this.#endWaiting?.();
    for (const end of this.#ends) end();
    this.#stored.dispose();
  }

  /** Choices of the person before: this one begins with what the account has. */
  #forget(): void {
    const { options, preferences } = this.#services;
    options.forget();
    for (const key of preferenceKeys)
      preferences.choose(accountPreferences[key], accountPreferences[key].first);
    this.#stored.set(unowned);
  }

  #apply(stored: readonly StoredChoice[]): void {
    const { options, preferences } = this.#services;
    const lists = stored.filter(({ choice }) => !isPreference(choice));
    options.apply({
      values: Object.fromEntries(lists.map(({ choice, value }) => [choice, value])),
      changedAtMs: Object.fromEntries(
        lists.map(({ choice, changedAtMs }) => [choice, changedAtMs]),
      ),
    });
    const times: Partial<Record<AccountPreference, number>> = { ...this.#owner.changedAtMs };
    for (const key of preferenceKeys) {
      const found = stored.find(({ choice }) => choice === key);
      if (found === undefined || found.changedAtMs <= (times[key] ?? 0)) continue;
      preferences.choose(accountPreferences[key], found.value);
      times[key] = found.changedAtMs;
    }
    this.#stored.set({ ...this.#owner, changedAtMs: times });
  }

  #note(key: AccountPreference): void {
    if (this.#isTaking) return;
    this.#stored.set({
      ...this.#owner,
      changedAtMs: { ...this.#owner.changedAtMs, [key]: Math.floor(this.#services.clock.nowMs()) },
    });
    this.#send();
  }

  #send(): void {
    if (!this.#isJoined || this.#isTaking) return;
    this.#endWaiting?.();
    this.#endWaiting = this.#services.scheduler.after(restMs, () => void this.#sendNow());
  }

  async #sendNow(): Promise<void> {
    const { api, session } = this.#services;
    const newer = this.#own().filter(
      ({ choice, changedAtMs }) => changedAtMs > (this.#sent.get(choice) ?? 0),
    );
    if (newer.length === 0 || !session.isAuthed) return;
    const stored = await api.saveChoices(newer).catch(() => undefined);
    // Not kept: with the next choice, or the next start, they are still newer.
    if (stored !== undefined)
      this.#sent = new Map(stored.map(({ choice, changedAtMs }) => [choice, changedAtMs]));
  }

  #own(): readonly StoredChoice[] {
    const { options, preferences } = this.#services;
    const core = preferenceKeys.flatMap((choice) => {
      const preference = accountPreferences[choice];
      const value = preferences.get(preference);
      const changedAtMs =
        this.#owner.changedAtMs[choice] ?? (value === preference.first ? undefined : longAgoMs);
      return changedAtMs === undefined ? [] : [{ choice, value, changedAtMs }];
    });
    const lists = listChoices.flatMap((choice) => {
      const changedAtMs =
        options.changedAtMs[choice] ??
        (isSameChoice(options.choices[choice], firstListChoices[choice]) ? undefined : longAgoMs);
      return changedAtMs === undefined
        ? []
        : [{ choice, value: options.choices[choice], changedAtMs }];
    });
    return [...core, ...lists];
  }
}

function isPreference(choice: AccountPreference | ListChoice): choice is AccountPreference {
  return preferenceKeys.some((key) => key === choice);
}
