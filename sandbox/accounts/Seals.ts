import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a seal says of itself besides its data. */
interface Sealed {
  readonly for: string;
  readonly id: string;
  readonly until: number;
  readonly data: unknown;
}

/** A seal that was read: what it holds, and what tells it from every other one. */
export interface OpenedSeal {
  readonly id: string;
  readonly data: unknown;
}

/**
 * Texts that only this platform can make and everybody can carry: what they are for, until when, and signed. The key
 * lives as long as the process: nothing that is sealed is worth more than some minutes.
 */
export class Seals {
  readonly #key = randomBytes(32);
  readonly #nowMs: () => number;
  readonly #used = new Map<string, { count: number; readonly untilMs: number }>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  make(purpose: string, data: unknown, lifeS: number): string {
    const sealed: Sealed = { for: purpose, id: randomBytes(12).toString('base64url'), until: this.#nowMs() + lifeS * 1000, data };
    const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
    return `${text}.${this.#sign(text)}`;
  }

  /** Undefined for a text that is not ours, is for something else, or is over; and when it was used `mostUses` times. */
  open(purpose: string, seal: string | undefined, mostUses = Number.POSITIVE_INFINITY): OpenedSeal | undefined {
    const [text = '', signature = ''] = (seal ?? '').split('.');
    const own = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (own.length !== given.length || !timingSafeEqual(own, given)) return undefined;
    const sealed = JSON.parse(Buffer.from(text, 'base64url').toString()) as Sealed;
    if (sealed.for !== purpose || sealed.until <= this.#nowMs()) return undefined;
    return this.#use(sealed, mostUses) ? { id: sealed.id, data: sealed.data } : undefined;
  }

  #use({ id, until }: Sealed, mostUses: number): boolean {
    if (mostUses === Number.POSITIVE_INFINITY) return true;
    for (const [old, { untilMs }] of this.#used) if (untilMs <= this.#nowMs()) this.#used.delete(old);
    const use = this.#used.get(id) ?? { count: 0, untilMs: until };
    if (use.count >= mostUses) return false;
    use.count += 1;
    this.#used.set(id, use);
    return true;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
