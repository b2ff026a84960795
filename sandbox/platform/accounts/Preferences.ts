import type { PreferenceItem } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';
import type { UserChange, Users } from './Users.ts';

interface PreferencesDependencies {
  readonly store: Store;
  readonly users: Users;
  /** Platform time. */
  readonly nowMs: () => number;
}

/** Hidden sports are part of the user configuration as well. */
const hiddenSports = {
  disallowLineSport: 'disallowLine',
  disallowLiveSport: 'disallowLive',
} as const satisfies Partial<Record<PreferenceItem['name'], keyof UserChange>>;

type HiddenSports = keyof typeof hiddenSports;

/** List preferences by person: the newest value of each choice wins, whichever device sent it. */
export class Preferences {
  readonly #dependencies: PreferencesDependencies;

  constructor(dependencies: PreferencesDependencies) {
    this.#dependencies = dependencies;
  }

  of(userId: number): PreferenceItem[] {
    return this.#dependencies.store.all<PreferenceItem>(
      'SELECT name, value, changed_at_ms FROM preferences WHERE user_id = ? ORDER BY name',
      userId,
    );
  }

  /** @throws ApiError if hidden sports are not ids; nothing is saved then */
  save(userId: number, items: readonly PreferenceItem[]): void {
    const { store, nowMs } = this.#dependencies;
    items.forEach(({ name, value }, index) => {
      if (name in hiddenSports && !/^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8})*)?$/.test(value)) {
        throw new ApiError(
          400,
          'invalid_body',
          `/items/${index}/value must be ids joined by commas`,
          { field: `items/${index}/value` },
        );
      }
    });
    for (const { name, value, changed_at_ms: changedAtMs } of items) {
      // A device with a fast clock must not keep its choice for ever.
      store.run(
        `INSERT INTO preferences (user_id, name, value, changed_at_ms) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value, changed_at_ms = excluded.changed_at_ms WHERE excluded.changed_at_ms >= preferences.changed_at_ms`,
        userId,
        name,
        value,
        Math.min(changedAtMs, nowMs()),
      );
    }
    this.#notifyUser(userId, items.map(({ name }) => name).filter(isHiddenSports));
  }

  /** Hides sports by the operator's decision, which counts as the newest choice. */
  hideSports(userId: number, name: HiddenSports, sportIds: readonly number[]): void {
    this.save(userId, [
      { name, value: sportIds.join(), changed_at_ms: this.#dependencies.nowMs() },
    ]);
  }

  #notifyUser(userId: number, names: readonly HiddenSports[]): void {
    if (names.length === 0) return;
    const stored = new Map(this.of(userId).map(({ name, value }) => [name, value]));
    const idsOf = (name: HiddenSports): number[] =>
      (stored.get(name) ?? '').split(',').filter(Boolean).map(Number);
    this.#dependencies.users.change(
      userId,
      Object.fromEntries(names.map((name) => [hiddenSports[name], idsOf(name)])),
    );
  }
}

function isHiddenSports(name: PreferenceItem['name']): name is HiddenSports {
  return name in hiddenSports;
}
