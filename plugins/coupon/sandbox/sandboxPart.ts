import { readBody, type SandboxPart, type SandboxPlatform } from '#sandbox';
import type { BetMessageList } from '#wire';
import { isReadBetMessages } from '#wire/validators/messages.js';

const mostMessages = 50;
const keptMs = 30 * 86_400_000;
/** What is older counts as read: nobody waits for it any more. */
const newForMs = 7 * 86_400_000;

interface MessageRow {
  readonly coupon_id: number;
  readonly correction_id: number | null;
  readonly at_ms: number;
  readonly is_read: 0 | 1;
}

/** Messages about settled bets: made of the bets themselves, with the marks of what was read. */
export const sandboxPart: SandboxPart = {
  tables: `CREATE TABLE IF NOT EXISTS read_messages (
    user_id INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (user_id, message)
  ) WITHOUT ROWID;`,
  addRoutes(app, { coupons, nowMs, store, user }) {
    app.get('/web-api/coupon/v1/messages', (context) =>
      context.json<BetMessageList>(
        messagesOf({ coupons, nowMs, store }, user(context).id, context.var.language),
      ),
    );

    app.post('/web-api/coupon/v1/messages/read', async (context) => {
      const { id: userId } = user(context);
      const { ids } = await readBody(context, isReadBetMessages);
      const list = messagesOf({ coupons, nowMs, store }, userId, context.var.language);
      // Marks of what is no message of this person would be kept for nothing.
      const own = new Set(list.messages.map(({ id }) => id));
      for (const id of ids)
        if (own.has(id))
          store.run(
            'INSERT OR IGNORE INTO read_messages (user_id, message) VALUES (?, ?)',
            userId,
            id,
          );
      return context.json<BetMessageList>(
        messagesOf({ coupons, nowMs, store }, userId, context.var.language),
      );
    });
  },
};

/** Newest first; a bet that was settled anew has a message of its own in place of the first. */
function messagesOf(
  { coupons, nowMs, store }: Pick<SandboxPlatform, 'coupons' | 'nowMs' | 'store'>,
  userId: number,
  language: string,
): BetMessageList {
  const now = nowMs();
  const rows = store.all<MessageRow>(
    `WITH told AS (
       SELECT coupons.id AS coupon_id, corrections.id AS correction_id,
         coalesce(corrections.at_ms, coupons.settled_at_ms) AS at_ms
       FROM coupons LEFT JOIN (SELECT coupon_id, MAX(id) AS id, MAX(at_ms) AS at_ms
         FROM coupon_corrections GROUP BY coupon_id) AS corrections
         ON corrections.coupon_id = coupons.id
       WHERE coupons.user_id = ?1 AND coupons.status_id BETWEEN 0 AND 6
         AND coupons.settled_at_ms IS NOT NULL)
     SELECT told.*, EXISTS (SELECT 1 FROM read_messages WHERE user_id = ?1
       AND message = told.coupon_id || coalesce('.' || told.correction_id, '')) AS is_read
     FROM told WHERE at_ms >= ?2 ORDER BY at_ms DESC, coupon_id DESC LIMIT ?3`,
    userId,
    now - keptMs,
    mostMessages,
  );
  return {
    messages: rows.flatMap(
      ({ coupon_id: couponId, correction_id: correctionId, at_ms: atMs, is_read: isRead }) => {
        const coupon = coupons.wire(couponId, language);
        return coupon === undefined
          ? []
          : [
              {
                id: correctionId === null ? `${couponId}` : `${couponId}.${correctionId}`,
                at: Math.floor(atMs / 1000),
                isRead: isRead === 1 || atMs < now - newForMs,
                isCorrection: correctionId !== null,
                coupon,
              },
            ];
      },
    ),
  };
}
