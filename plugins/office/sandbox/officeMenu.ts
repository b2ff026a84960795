import type { OfficeMenuAnswer, OfficeMenuCategory } from '#wire';

/** Titles of the menu's sections by language: money, betting, person. */
const titles: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ['Money', 'Betting', 'Profile'],
  de: ['Geld', 'Wetten', 'Profil'],
  es: ['Dinero', 'Apuestas', 'Perfil'],
  fr: ['Argent', 'Paris', 'Profil'],
  pt: ['Dinheiro', 'Apostas', 'Perfil'],
  ru: ['Деньги', 'Ставки', 'Профиль'],
  tr: ['Para', 'Bahisler', 'Profil'],
  ar: ['الأموال', 'الرهانات', 'الملف الشخصي'],
};

const keys = [
  ['account', 'recharge', 'withdrawal', 'wallets', 'history_pay'],
  ['bet_history', 'bonuses', 'cashback', 'promo_check', 'bring_friend'],
  ['personal_data', 'verification', 'security', 'mailing', 'sports', 'auth_qr'],
] as const;

/** The menu of the personal area: all that the platform knows, whatever the page has built. */
export function officeMenu(
  language: string,
  menuUserData: OfficeMenuAnswer['menuUserData'],
): OfficeMenuAnswer {
  const names = titles[language] ?? titles['en'] ?? ['', '', ''];
  return {
    menuCategories: keys.map((links, index): OfficeMenuCategory => ({
      title: names[index] ?? '',
      links: links.map((key) => ({ key })),
      subMenuItems: [],
    })),
    menuUserData,
  };
}
