export type Flavour =
  | 'english'
  | 'iberian'
  | 'italian'
  | 'germanic'
  | 'french'
  | 'slavic'
  | 'nordic'
  | 'southern'
  | 'eastern';

export interface Country {
  readonly id: number;
  /** Two letters, or `int` for competitions between countries. */
  readonly iso: string;
  readonly en: string;
  readonly ru: string;
  readonly flavour: Flavour;
}

type Row = readonly [iso: string, en: string, ru: string, flavour: Flavour];

const rows: readonly Row[] = [
  ['int', 'International', 'Международные', 'english'],
  ['gb-eng', 'England', 'Англия', 'english'],
  ['es', 'Spain', 'Испания', 'iberian'],
  ['it', 'Italy', 'Италия', 'italian'],
  ['de', 'Germany', 'Германия', 'germanic'],
  ['fr', 'France', 'Франция', 'french'],
  ['pt', 'Portugal', 'Португалия', 'iberian'],
  ['nl', 'Netherlands', 'Нидерланды', 'germanic'],
  ['be', 'Belgium', 'Бельгия', 'french'],
  ['at', 'Austria', 'Австрия', 'germanic'],
  ['ch', 'Switzerland', 'Швейцария', 'germanic'],
  ['se', 'Sweden', 'Швеция', 'nordic'],
  ['no', 'Norway', 'Норвегия', 'nordic'],
  ['dk', 'Denmark', 'Дания', 'nordic'],
  ['fi', 'Finland', 'Финляндия', 'nordic'],
  ['is', 'Iceland', 'Исландия', 'nordic'],
  ['ie', 'Ireland', 'Ирландия', 'english'],
  ['pl', 'Poland', 'Польша', 'slavic'],
  ['cz', 'Czechia', 'Чехия', 'slavic'],
  ['sk', 'Slovakia', 'Словакия', 'slavic'],
  ['si', 'Slovenia', 'Словения', 'slavic'],
  ['hr', 'Croatia', 'Хорватия', 'slavic'],
  ['rs', 'Serbia', 'Сербия', 'slavic'],
  ['bg', 'Bulgaria', 'Болгария', 'slavic'],
  ['ro', 'Romania', 'Румыния', 'southern'],
  ['hu', 'Hungary', 'Венгрия', 'southern'],
  ['gr', 'Greece', 'Греция', 'southern'],
  ['tr', 'Türkiye', 'Турция', 'southern'],
  ['cy', 'Cyprus', 'Кипр', 'southern'],
  ['mt', 'Malta', 'Мальта', 'italian'],
  ['lv', 'Latvia', 'Латвия', 'eastern'],
  ['lt', 'Lithuania', 'Литва', 'eastern'],
  ['ee', 'Estonia', 'Эстония', 'eastern'],
  ['kz', 'Kazakhstan', 'Казахстан', 'eastern'],
  ['ge', 'Georgia', 'Грузия', 'eastern'],
  ['am', 'Armenia', 'Армения', 'eastern'],
  ['az', 'Azerbaijan', 'Азербайджан', 'eastern'],
  ['us', 'USA', 'США', 'english'],
  ['ca', 'Canada', 'Канада', 'english'],
  ['mx', 'Mexico', 'Мексика', 'iberian'],
  ['br', 'Brazil', 'Бразилия', 'iberian'],
  ['ar', 'Argentina', 'Аргентина', 'iberian'],
  ['cl', 'Chile', 'Чили', 'iberian'],
  ['co', 'Colombia', 'Колумбия', 'iberian'],
  ['uy', 'Uruguay', 'Уругвай', 'iberian'],
  ['pe', 'Peru', 'Перу', 'iberian'],
  ['au', 'Australia', 'Австралия', 'english'],
  ['nz', 'New Zealand', 'Новая Зеландия', 'english'],
  ['za', 'South Africa', 'ЮАР', 'english'],
  ['jp', 'Japan', 'Япония', 'eastern'],
  ['kr', 'South Korea', 'Южная Корея', 'eastern'],
  ['in', 'India', 'Индия', 'english'],
  ['eg', 'Egypt', 'Египет', 'southern'],
  ['ma', 'Morocco', 'Марокко', 'french'],
  ['tn', 'Tunisia', 'Тунис', 'french'],
  // Only imported files have matches here; no league is invented for these.
  ['gb-sct', 'Scotland', 'Шотландия', 'english'],
  ['gb-wls', 'Wales', 'Уэльс', 'english'],
  ['gb-nir', 'Northern Ireland', 'Северная Ирландия', 'english'],
];

export const countries: readonly Country[] = rows.map(([iso, en, ru, flavour], index) => ({
  id: index + 1,
  iso,
  en,
  ru,
  flavour,
}));

const byIso = new Map(countries.map((country) => [country.iso, country]));

export function countryOf(iso: string): Country {
  const country = byIso.get(iso);
  if (country === undefined)
    throw new RangeError(`Unknown country ${iso}: add it to sandbox/world/catalogue/countries.ts`);
  return country;
}

export function findCountry(iso: string): Country | undefined {
  return byIso.get(iso);
}
