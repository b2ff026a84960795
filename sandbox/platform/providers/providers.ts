/** Names of the providers of sign-in, by their ids on the wire. */
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

/** The one address to which a provider sends the browser back. */
export function returnAddress(provider: string): string {
  return `/web-api/auth/v1/oauth/${provider}/return`;
}

/** Who answers for what a provider says. */
export function issuerOf(provider: string): string {
  return `https://${provider}.providers.example`;
}
