import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed difference between the time of a signature and now. */
const toleranceS = 300;

/** Returns `t=<epoch seconds>,v1=<hex>`: HMAC-SHA256 of time, dot and body. */
export function signHook(body: string, atS: number, secret: string): string {
  return `t=${atS},v1=${digest(body, atS, secret)}`;
}

/** Accepts two secrets during a rotation. */
export function isSignedHook(
  body: string,
  signature: string | undefined,
  nowS: number,
  secrets: readonly string[],
): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  const atS = Number(time);
  if (hex === '' || Math.abs(nowS - atS) > toleranceS) return false;
  const told = Buffer.from(hex, 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(told, Buffer.from(digest(body, atS, secret), 'hex')),
  );
}

function digest(body: string, atS: number, secret: string): string {
  return createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex');
}
