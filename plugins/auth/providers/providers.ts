import type { IconName } from '#core/ui';
import { isRecord } from '#domain/values/isRecord.ts';

/** A provider of sign-in; its name is a mark and the same in every language. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** Missing: the first letter of the name stands for it. */
  readonly icon?: IconName;
}

const known: readonly Provider[] = [
  { id: 'google', name: 'Google', icon: 'brand-google' },
  { id: 'apple', name: 'Apple', icon: 'brand-apple' },
  { id: 'telegram', name: 'Telegram', icon: 'brand-telegram' },
  { id: 'fb', name: 'Facebook', icon: 'brand-facebook' },
  { id: 'twitter', name: 'X', icon: 'brand-x' },
  { id: 'line', name: 'LINE', icon: 'brand-line' },
  { id: 'twitch', name: 'Twitch', icon: 'brand-twitch' },
  { id: 'linkedin', name: 'LinkedIn', icon: 'brand-linkedin' },
  { id: 'vk', name: 'VK', icon: 'brand-vk' },
  { id: 'yandex', name: 'Yandex', icon: 'brand-yandex' },
  { id: 'ok', name: 'OK' },
  { id: 'mailru', name: 'Mail.ru' },
  { id: 'kakaotalk', name: 'KakaoTalk' },
  { id: 'itsme', name: 'itsme' },
  { id: 'metamask', name: 'MetaMask' },
];

/** For the schema of what tells them. */
export const providerIds: readonly string[] = known.map(({ id }) => id);

export function providerOf(id: string | null): Provider | undefined {
  return known.find((provider) => provider.id === id);
}

interface ProviderSettings {
  /** In the order of the settings; none where they name none. */
  readonly providers: readonly Provider[];
  /** Origins besides the site to which the platform may send the browser. */
  readonly origins: readonly string[];
}

/** From the settings of the brand, which are not trusted. */
export function readProviderSettings(settings: unknown): ProviderSettings {
  const given = isRecord(settings) ? settings : {};
  const { providers, providerOrigins } = given;
  const ids = Array.isArray(providers) ? [...new Set<unknown>(providers)] : [];
  return {
    providers: ids.flatMap((id) => (typeof id === 'string' ? (providerOf(id) ?? []) : [])),
    origins: Array.isArray(providerOrigins)
      ? providerOrigins.filter((origin) => typeof origin === 'string')
      : [],
  };
}
