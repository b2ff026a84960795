import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { ChoicesApi } from './ChoicesApi.ts';
import { accountValues, isValueChoice, valueChoices, type ValueChoice } from './accountValues.ts';
import type { CouponTexts } from './CouponTexts.ts';
import type { StoredChoice } from './preferencesFromWire.ts';
import { firstListChoices, isSameChoice, listChoices } from '../lists/options/listChoices.ts';
import type { MultiStore } from '../multi/MultiStore.ts';
import type { ListOptions } from '../lists/options/ListOptions.ts';
import { isStoredChoicesOwner } from '#stored/betting/isStoredChoicesOwner.js';

/** Choices made within this time are saved together. */
const restMs = 800;
/** Time of a choice whose time is unknown: older than every other, newer than none. */
const longAgoMs = 1;

interface Owner {
  /** The owner of the choices in this browser; undefined before the first sign-in. */
  readonly userId?: number | undefined;
  /** When they were chosen; the options of lists have their own times. */
  readonly changedAtMs: Readonly<Partial<Record<ValueChoice, number>>>;
}

const unowned: Owner = { userId: undefined, changedAtMs: {} };

interface AccountChoicesServices extends Pick<
  CoreServices,
  'config' | 'preferences' | 'storage' | 'session'
> {
  readonly api: Pick<ChoicesApi, 'choices' | 'saveChoices'>;
  readonly options: ListOptions;
  readonly coupon?: CouponTexts | undefined;
  readonly multi: Pick<MultiStore, 'eventIds' | 'choose'>;
  readonly clock: Pick<CoreServices['clock'], 'nowMs'>;
  readonly scheduler: Pick<CoreServices['scheduler'], 'after'>;
}

/**
 * Choices travel with the account: of each the newest holds, and another person's are never taken
 * for one's own. Live matches that a visitor has put side by side join those of the account.
 */
export class AccountChoices {
  readonly #services: AccountChoicesServices;
  readonly #values: ReturnType<typeof accountValues>;
  readonly #stored: Persisted<Owner>;
  readonly #ends: Dispose[];
  /** Known state of the account. */
  #sent = new Map<string, number>();
  #isTaking = false;
  #isJoined = false;
  #endWaiting: Dispose | undefined;

  constructor(services: AccountChoicesServices) {
    this.#services = services;
    this.#values = accountValues({ coupon: undefined, ...services });
    this.#stored = persisted<Owner>(services, {
      key: 'betting/choices-owner',
      version: 1,
      fallback: unowned,
      check: isStoredChoicesOwner,
      merge: (own) => own,
    });
    const { options, session } = services;
    this.#ends = [
      ...valueChoices.map((key) =>
        reaction(
          () => this.#values[key].read(),
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
    const before = this.#owner.userId;
    const isOther = before !== undefined && before !== userId;
    this.#isTaking = true;
    if (isOther) this.#forget();
    this.#stored.set({ ...this.#owner, userId });
    this.#apply(before === undefined ? this.#withVisitors(stored) : stored);
    this.#isTaking = false;
    this.#isJoined = true;
    this.#sent = new Map(stored.map(({ choice, changedAtMs }) => [choice, changedAtMs]));
    await this.#sendNow();
  }

  /** Reads the choices of the account again after a change elsewhere, and takes the newer ones. */
  async readAgain(): Promise<void> {
    this.#isJoined = false;
    await this.follow();
  }

  dispose(): void {
    this.#endWaiting?.();
    for (const end of this.#ends) end();
    this.#stored.dispose();
  }

  /** Forgets the choices of the previous person, so that the next one begins with their account. */
  #forget(): void {
    this.#services.options.forget();
    for (const key of valueChoices) this.#values[key].write(this.#values[key].first);
    this.#stored.set(unowned);
  }

  /**
   * Merges the list of the visitor into that of the account, because taking the newest loses one.
   */
  #withVisitors(stored: readonly StoredChoice[]): readonly StoredChoice[] {
    const { multi, clock } = this.#services;
    // Newer than both.
    const nowMs = Math.max(
      Math.floor(clock.nowMs()),
      (this.#owner.changedAtMs.multiEvents ?? 0) + 1,
    );
    return stored.map((each) => {
      const known = each.choice === 'multiEvents' && Array.isArray(each.value) ? each.value : [];
      const joined = [...new Set([...multi.eventIds, ...known.map(Number)])];
      return known.length === 0 || joined.length === known.length
        ? each
        : { ...each, value: joined, changedAtMs: nowMs };
    });
  }

  #apply(stored: readonly StoredChoice[]): void {
    const lists = stored.filter(({ choice }) => !isValueChoice(choice));
    this.#services.options.apply({
      values: Object.fromEntries(lists.map(({ choice, value }) => [choice, value])),
      changedAtMs: Object.fromEntries(
        lists.map(({ choice, changedAtMs }) => [choice, changedAtMs]),
      ),
    });
    const times: Partial<Record<ValueChoice, number>> = { ...this.#owner.changedAtMs };
    for (const key of valueChoices) {
      const found = stored.find(({ choice }) => choice === key);
      // Equal times mean the same choice, which a browser that stored only its time gets again.
      if (found === undefined || found.changedAtMs < (times[key] ?? 0)) continue;
      this.#values[key].write(found.value);
      times[key] = found.changedAtMs;
    }
    this.#stored.set({ ...this.#owner, changedAtMs: times });
  }

  #note(key: ValueChoice): void {
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
    const { options } = this.#services;
    const values = valueChoices.flatMap((choice) => {
      const { read, first } = this.#values[choice];
      const value = read();
      const changedAtMs =
        this.#owner.changedAtMs[choice] ?? (isSameChoice(value, first) ? undefined : longAgoMs);
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
    return [...values, ...lists];
  }
}
