import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';
import type {
  CaptchaChallenge,
  CaptchaUpdateAnswer,
  CaptchaValidateAnswer,
  CaptchaValidateRequest,
} from '#wire';
import type { SignedTokens } from '../accounts/sign-in/SignedTokens.ts';

const algorithm = 'PBKDF2/SHA-256';
/** Lifetime of a challenge, and of its result. */
const lifeS = 120;
const maxFailures = 5;

interface OpenChallenge {
  readonly untilMs: number;
}

export interface CaptchaDependencies {
  readonly signedTokens: SignedTokens;
  readonly nowMs: () => number;
  /** Hash rounds of each attempt; a page needs some hundred attempts. */
  readonly cost: number;
}

/** Refusals that a test has requested. */
interface OrderedRefusal {
  readonly type: 1 | 2;
  left: number;
}

/**
 * Proof-of-work captcha that takes a browser about a second. A challenge is signed, belongs to one
 * browser, lives two minutes and takes one solution.
 */
export class Captcha {
  readonly #dependencies: CaptchaDependencies;
  readonly #secret = randomBytes(32).toString('hex');
  readonly #open = new Map<string, OpenChallenge>();
  readonly #failures = new Map<string, number>();
  #refusal: OrderedRefusal | undefined;

  constructor(dependencies: CaptchaDependencies) {
    this.#dependencies = dependencies;
  }

  /** Creates a challenge; its id is also set as a cookie. */
  async update(): Promise<CaptchaUpdateAnswer & { readonly id: string }> {
    const { nowMs, cost } = this.#dependencies;
    const id = randomBytes(12).toString('base64url');
    const untilMs = nowMs() + lifeS * 1000;
    const challenge = await createChallenge({
      algorithm,
      cost,
      // The platform knows the answer, so that checking it takes one hash instead of a search.
      counter: randomInt(100, 400),
      deriveKey: pbkdf2.deriveKey,
      data: { id, expires_at: Math.floor(untilMs / 1000) },
      hmacSignatureSecret: this.#secret,
      hmacKeySignatureSecret: this.#secret,
    });
    for (const [old, each] of this.#open) if (each.untilMs <= nowMs()) this.#open.delete(old);
    this.#open.set(id, { untilMs });
    return { id, time: lifeS, challenge: challenge as CaptchaChallenge };
  }

  /** Returns the seconds left for the challenge of a browser; 0 without one. */
  time(id: string | undefined): number {
    const open = id === undefined ? undefined : this.#open.get(id);
    return open === undefined
      ? 0
      : Math.max(0, Math.ceil((open.untilMs - this.#dependencies.nowMs()) / 1000));
  }

  /**
   * @param who key of the wrong answers
   * @returns type 2 if so many were wrong that the session ends
   */
  async validate(
    { captcha }: CaptchaValidateRequest,
    id: string | undefined,
    who: string | undefined,
  ): Promise<CaptchaValidateAnswer> {
    const ordered = this.#nextOrderedRefusal();
    if (ordered !== undefined)
      return {
        success: false,
        type: ordered,
        time: 0,
        error_message: ordered === 2 ? 'Too many wrong checks' : 'The check did not pass',
      };
    const isInTime = this.time(id) > 0 && captcha.challenge.parameters.data.id === id;
    // A challenge takes one answer, right or wrong.
    if (id !== undefined) this.#open.delete(id);
    if (isInTime && (await this.#isRight(captcha))) {
      if (who !== undefined) this.#failures.delete(who);
      return {
        success: true,
        type: 0,
        time: lifeS,
        result: this.#dependencies.signedTokens.issue('captcha', null, lifeS),
      };
    }
    const failures = who === undefined ? 0 : (this.#failures.get(who) ?? 0) + 1;
    if (who !== undefined) this.#failures.set(who, failures);
    if (failures < maxFailures)
      return {
        success: false,
        type: 1,
        time: 0,
        error_message: isInTime ? 'The check did not pass' : 'The check came too late',
      };
    this.#failures.delete(who ?? '');
    return { success: false, type: 2, time: 0, error_message: 'Too many wrong checks' };
  }

  /** Accepts a result for one request, whatever its outcome. */
  accepts(result: string | undefined): boolean {
    return this.#dependencies.signedTokens.verify('captcha', result, 1) !== undefined;
  }

  /** Refuses the next validations, right answers included. */
  refuse(type: 1 | 2, times: number): void {
    this.#refusal = { type, left: times };
  }

  clear(): void {
    this.#open.clear();
    this.#failures.clear();
    this.#refusal = undefined;
  }

  #nextOrderedRefusal(): 1 | 2 | undefined {
    const refusal = this.#refusal;
    if (refusal === undefined || refusal.left <= 0) return undefined;
    refusal.left -= 1;
    return refusal.type;
  }

  async #isRight({ challenge, solution }: CaptchaValidateRequest['captcha']): Promise<boolean> {
    try {
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey: pbkdf2.deriveKey,
        hmacSignatureSecret: this.#secret,
        hmacKeySignatureSecret: this.#secret,
      });
      return verified;
    } catch {
      // Text that is not hexadecimal counts as a wrong answer.
      return false;
    }
  }
}
