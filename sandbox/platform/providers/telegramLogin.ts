import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Shared by Telegram and the owner of the bot. */
const botSecret = '7203118452:harbour-demo-bot-secret';
const lifeS = 300;

/** Signs person and time like Telegram's login widget. */
export function signTelegramLogin(
  id: string,
  atS: number,
  secret = botSecret,
): Readonly<Record<string, string>> {
  const data = { id, auth_date: String(atS) };
  return { ...data, hash: digest(data, secret).toString('hex') };
}

/** Whether the data are about this person, recent, and signed with the bot's secret. */
export function isTelegramLogin(
  subject: string,
  { id = '', auth_date = '', hash = '' }: Readonly<Record<string, string>>,
  nowS: number,
): boolean {
  if (id !== subject || !/^[0-9a-f]{64}$/.test(hash) || !/^\d{1,12}$/.test(auth_date)) return false;
  if (Math.abs(nowS - Number(auth_date)) > lifeS) return false;
  return timingSafeEqual(Buffer.from(hash, 'hex'), digest({ id, auth_date }, botSecret));
}

/** HMAC-SHA256 of the fields ordered by name, with the SHA-256 of the secret as key. */
function digest(data: Readonly<Record<string, string>>, secret: string): Buffer {
  const lines = Object.entries(data).map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(secret).digest();
  return createHmac('sha256', key).update(lines.toSorted().join('\n')).digest();
}
