import type { CoreServices } from '#core';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { BetNotices } from '../../auth/contract.ts';
import { couponSettingsToken } from '../contract.ts';
import { SettingsStore } from './SettingsStore.ts';

/** Behind `couponSettingsToken`. First policy: ask where the profile is strict (spec 2, 3). */
export function createSettings(services: CoreServices): SettingsStore {
  const { config, preferences, storage } = services;
  return new SettingsStore(
    storage,
    preferences,
    isStrictProfile(config.rgProfile) ? 'confirm' : 'acceptHigher',
  );
}

/** Behind `betNoticesToken`. */
export async function createBetNotices(services: CoreServices): Promise<BetNotices> {
  const settings = await services.services.get(couponSettingsToken);
  return {
    get areWanted() {
      return settings.choices.hasBetNotices;
    },
    loadWords: async () => (await import('../kinds/loadBetWords.ts')).loadBetWords(services),
  };
}
