import type { SandboxPlatform } from '#sandbox';
import type { PersonMessage, PersonMessageList } from '#wire';

const mostMessages = 50;
const retentionMs = 30 * 86_400_000;
/** Older messages count as read. */
const newForMs = 7 * 86_400_000;

interface BetRow {
  readonly coupon_id: number;
  readonly correction_id: number | null;
  readonly at_ms: number;
}

/** Creates the common fields of a message. */
type FrameOf = (id: string, atMs: number) => Pick<PersonMessage, 'id' | 'at' | 'isRead'>;

type MessagesPlatform = Pick<SandboxPlatform, 'coupons' | 'messages' | 'nowMs' | 'store'>;

/**
 * Messages to a person on the site: settled bets, derived from the bets themselves, and other
 * notices of the platform, with read marks.
 */
export class Messages {
  static readonly tables = `CREATE TABLE IF NOT EXISTS read_messages (
    user_id INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (user_id, message)
  ) WITHOUT ROWID;`;

  readonly #platform: MessagesPlatform;

  constructor(platform: MessagesPlatform) {
    this.#platform = platform;
  }

  /** Returns the person's messages, newest first. */
  of(userId: number, language: string): PersonMessageList {
    const frame = this.#framesOf(userId);
    const told = [
      ...this.#betsOf(userId, language, frame),
      ...this.#lettersOf(userId, language, frame),
    ];
    return {
      messages: told.toSorted((first, second) => second.at - first.at).slice(0, mostMessages),
    };
  }

  markRead(userId: number, ids: readonly string[], language: string): void {
    // Marks of ids that are no message of this person are not stored.
    const own = new Set(this.of(userId, language).messages.map(({ id }) => id));
    for (const id of ids)
      if (own.has(id))
        this.#platform.store.run(
          'INSERT OR IGNORE INTO read_messages (user_id, message) VALUES (?, ?)',
          userId,
          id,
        );
  }

  /** A bet that was settled again has a new message in place of the first. */
  #betsOf(userId: number, language: string, frame: FrameOf): readonly PersonMessage[] {
    const { coupons, nowMs, store } = this.#platform;
    const rows = store.all<BetRow>(
      `WITH told AS (
         SELECT coupons.id AS coupon_id, corrections.id AS correction_id,
           coalesce(corrections.at_ms, coupons.settled_at_ms) AS at_ms
         FROM coupons LEFT JOIN (SELECT coupon_id, MAX(id) AS id, MAX(at_ms) AS at_ms
           FROM coupon_corrections GROUP BY coupon_id) AS corrections
           ON corrections.coupon_id = coupons.id
         WHERE coupons.user_id = ?1 AND coupons.status_id BETWEEN 0 AND 6
           AND coupons.settled_at_ms IS NOT NULL)
       SELECT * FROM told WHERE at_ms >= ?2 ORDER BY at_ms DESC, coupon_id DESC LIMIT ?3`,
      userId,
      nowMs() - retentionMs,
      mostMessages,
    );
    return rows.flatMap(({ coupon_id: couponId, correction_id: correctionId, at_ms: atMs }) => {
      const coupon = coupons.wire(couponId, language);
      if (coupon === undefined) return [];
      const id = correctionId === null ? `${couponId}` : `${couponId}.${correctionId}`;
      const isCorrection = correctionId !== null;
      return [{ about: 'bet', ...frame(id, atMs), isCorrection, coupon }];
    });
  }

  #lettersOf(userId: number, language: string, frame: FrameOf): readonly PersonMessage[] {
    return this.#platform.messages
      .of(userId, language, mostMessages)
      .map(({ id, atMs, topic, title, text }) => ({
        about: topic,
        ...frame(`m${id}`, atMs),
        title,
        text,
      }));
  }

  #framesOf(userId: number): FrameOf {
    const { nowMs, store } = this.#platform;
    const marks = store.all<{ readonly message: string }>(
      'SELECT message FROM read_messages WHERE user_id = ?',
      userId,
    );
    const read = new Set(marks.map(({ message }) => message));
    const readSinceMs = nowMs() - newForMs;
    return (id, atMs) => ({
      id,
      at: Math.floor(atMs / 1000),
      isRead: atMs < readSinceMs || read.has(id),
    });
  }
}
