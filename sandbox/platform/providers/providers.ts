/** Names of the sign-in providers by their ids on the wire. */
export const providers: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['vk', 'VK'],
  ['ok', 'OK'],
  ['fb', 'Facebook'],
  ['mailru', 'Mail.ru'],
  ['yandex', 'Yandex'],
  ['telegram', 'Telegram'],
  ['kakaotalk', 'KakaoTalk'],
  ['twitter', 'X'],
  ['itsme', 'itsme'],
  ['twitch', 'Twitch'],
  ['metamask', 'MetaMask'],
  ['line', 'LINE'],
  ['linkedin', 'LinkedIn'],
  ['apple', 'Apple'],
]);

export const clientId = 'grandstand-sandbox';

/** Returns the only address to which a provider returns the browser. */
export function returnAddress(provider: string): string {
  return `/web-api/auth/v1/oauth/${provider}/return`;
}

/** Returns the issuer of a provider's claims. */
export function issuerOf(provider: string): string {
  return `https://${provider}.providers.example`;
}
