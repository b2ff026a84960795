import type { IconName } from '#core/ui';
import type { AuthSettings } from '#wire/settings.ts';

/** Sign-in provider; its name is a trade mark and the same in every language. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** Without an icon the first letter of the name is shown. */
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

/** Ids of all known providers, for the schema of sign-in steps. */
export const providerIds: readonly string[] = known.map(({ id }) => id);

export function providerOf(id: string | null): Provider | undefined {
  return known.find((provider) => provider.id === id);
}

interface ProviderSettings {
  /** In the order of the settings; empty by default. */
  readonly providers: readonly Provider[];
  /** Origins, besides the site, to which the platform may redirect the browser. */
  readonly origins: readonly string[];
}

/** Reads the settings of this plugin, with their defaults. */
export function readProviderSettings(settings: false | object | undefined): ProviderSettings {
  const { providers = [], providerOrigins = [] } = (settings || {}) as AuthSettings;
  return {
    providers: providers.flatMap((id) => providerOf(id) ?? []),
    origins: providerOrigins,
  };
}
