import type { OfficeMenuAnswer, OfficeMenuCategory } from '#wire';

/** Titles of the menu's sections by language: money, betting, person, help. */
const titles: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['Money', 'Betting', 'Profile', 'Help'],
  de: ['Geld', 'Wetten', 'Profil', 'Hilfe'],
  es: ['Dinero', 'Apuestas', 'Perfil', 'Ayuda'],
  fr: ['Argent', 'Paris', 'Profil', 'Aide'],
  pt: ['Dinheiro', 'Apostas', 'Perfil', 'Ajuda'],
  ru: ['Деньги', 'Ставки', 'Профиль', 'Помощь'],
  tr: ['Para', 'Bahisler', 'Profil', 'Yardım'],
  ar: ['الأموال', 'الرهانات', 'الملف الشخصي', 'المساعدة'],
};

const keys = [
  ['account', 'recharge', 'withdrawal', 'wallets', 'history_pay'],
  ['bet_history', 'bonuses', 'cashback', 'promo_check', 'bring_friend'],
  ['personal_data', 'verification', 'security', 'settings', 'mailing', 'sports', 'auth_qr'],
  ['support', 'payment_requests', 'share_idea'],
] as const;

/** Pages of the area that a person has. */
interface OfficeKeys {
  readonly of: (keys: readonly string[]) => readonly string[];
  /** Further keys. */
  readonly addedFor: () => readonly string[];
}

/**
 * Menu of the personal area: everything the platform offers the person, whether or not a plugin has
 * it.
 */
export function officeMenu(
  language: string,
  menuUserData: OfficeMenuAnswer['menuUserData'],
  { addedFor, of }: OfficeKeys,
): OfficeMenuAnswer {
  const names = titles[language] ?? titles['en'] ?? ['', '', '', ''];
  return {
    menuCategories: keys.map((links, index): OfficeMenuCategory => ({
      title: names[index] ?? '',
      links: [...of(links), ...(index === keys.length - 1 ? addedFor() : [])].map((key) => ({
        key,
      })),
      subMenuItems: [],
    })),
    menuUserData,
  };
}
