import { createHash } from 'node:crypto';
import type { BlockAnswer } from '#wire';
import type { Store } from '../store/Store.ts';

/** A block as the control API sets it; `countries` limits it to visitors from those countries. */
export interface SiteBlock {
  readonly displayTypeId: number;
  readonly templateTypeId: number;
  readonly countries?: readonly string[];
  readonly opens_at?: number;
  readonly withdraw_until_at?: number;
}

/** Country of a visitor, and the account if signed in. */
export interface Visitor {
  readonly countryCode: string | undefined;
  readonly userId: number | undefined;
}

/** Key of the general block; user ids begin at 1. */
const everybody = 0;
/** `displayTypeId` of a block that the visitor sees. */
const shown = 1;

/** Blocks of the site, general and by person. */
export class Blocks {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  setForAll(block: SiteBlock | undefined): void {
    this.#set(everybody, block);
  }

  setFor(userId: number, block: SiteBlock | undefined): void {
    this.#set(userId, block);
  }

  forAll(): SiteBlock | undefined {
    return this.#read(everybody);
  }

  /** Returns the block of a visitor; a person's own block precedes the general one. */
  of({ countryCode, userId }: Visitor): SiteBlock | undefined {
    const own = userId === undefined ? undefined : this.#read(userId);
    if (own !== undefined) return own;
    const general = this.#read(everybody);
    const isMeant =
      general?.countries === undefined ||
      (countryCode !== undefined && general.countries.includes(countryCode));
    return isMeant ? general : undefined;
  }

  /**
   * Returns a mark that changes with the person's own block without revealing it; empty without
   * one.
   */
  markOf(userId: number): string {
    const own = this.#read(userId);
    return own === undefined
      ? ''
      : createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, 16);
  }

  isBlocked(visitor: Visitor): boolean {
    return this.of(visitor)?.displayTypeId === shown;
  }

  answer(visitor: Visitor): BlockAnswer {
    const { countryCode } = visitor;
    const block = this.of(visitor);
    if (block === undefined)
      return {
        displayTypeId: 0,
        templateTypeId: 0,
        ...(countryCode === undefined ? {} : { countryCode }),
      };
    const { countries: _countries, ...rest } = block;
    return {
      ...rest,
      ...(countryCode === undefined ? {} : { countryCode }),
      reference: this.#reference(block, visitor),
    };
  }

  /**
   * Returns a reference that stays the same for a visitor all day, so that support can find the
   * case.
   */
  #reference({ templateTypeId }: SiteBlock, { countryCode, userId }: Visitor): string {
    const day = new Date(this.#nowMs()).toISOString().slice(0, 10).replaceAll('-', '');
    const digest = createHash('sha256')
      .update(`${templateTypeId}/${countryCode ?? ''}/${userId ?? ''}/${day}`)
      .digest('hex')
      .slice(0, 4)
      .toUpperCase();
    return `B-${templateTypeId}-${day}-${digest}`;
  }

  #set(userId: number, block: SiteBlock | undefined): void {
    if (block === undefined) this.#store.run('DELETE FROM blocks WHERE user_id = ?', userId);
    else
      this.#store.run(
        `INSERT INTO blocks (user_id, block) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE
          SET block = excluded.block`,
        userId,
        JSON.stringify(block),
      );
  }

  #read(userId: number): SiteBlock | undefined {
    const row = this.#store.one<{ block: string }>(
      'SELECT block FROM blocks WHERE user_id = ?',
      userId,
    );
    return row && (JSON.parse(row.block) as SiteBlock);
  }
}
