import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signed content: purpose, id, expiry and data. */
interface TokenContent {
  readonly for: string;
  readonly id: string;
  readonly until: number;
  readonly data: unknown;
}

/** Content of a valid token; the id is unique to the token. */
export interface VerifiedToken {
  readonly id: string;
  readonly data: unknown;
}

/**
 * Stateless tokens with a purpose, an expiry and an HMAC signature. The key lives only as long as
 * the process, because no token is valid for more than some minutes.
 */
export class SignedTokens {
  readonly #key = randomBytes(32);
  readonly #nowMs: () => number;
  readonly #used = new Map<string, { count: number; readonly untilMs: number }>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  issue(purpose: string, data: unknown, lifeS: number): string {
    const content: TokenContent = {
      for: purpose,
      id: randomBytes(12).toString('base64url'),
      until: this.#nowMs() + lifeS * 1000,
      data,
    };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${this.#sign(text)}`;
  }

  /** Returns undefined for a wrong signature or purpose, an expired token, or after `maxUses`. */
  verify(
    purpose: string,
    token: string | undefined,
    maxUses = Number.POSITIVE_INFINITY,
  ): VerifiedToken | undefined {
    const [text = '', signature = ''] = (token ?? '').split('.');
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
    const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as TokenContent;
    if (content.for !== purpose || content.until <= this.#nowMs()) return undefined;
    return this.#use(content, maxUses) ? { id: content.id, data: content.data } : undefined;
  }

  #use({ id, until }: TokenContent, maxUses: number): boolean {
    if (maxUses === Number.POSITIVE_INFINITY) return true;
    for (const [old, { untilMs }] of this.#used)
      if (untilMs <= this.#nowMs()) this.#used.delete(old);
    const use = this.#used.get(id) ?? { count: 0, untilMs: until };
    if (use.count >= maxUses) return false;
    use.count += 1;
    this.#used.set(id, use);
    return true;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
