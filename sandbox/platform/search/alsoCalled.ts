import { spellingsOf } from '../../import/names/clubs.ts';

/** Not a record: files may call a club `constructor`. */
type Names = ReadonlyMap<string, readonly string[]>;

/** Common alternative names of sports, disciplines and competitions of the world. */
const sports: Readonly<Record<number, readonly string[]>> = {
  1: ['Soccer'],
  2: ['NHL', 'KHL', 'КХЛ', 'НХЛ'],
  3: ['NBA', 'НБА'],
  5: ['MLB'],
  10: ['Ping pong', 'Setka Cup'],
  11: ['NFL', 'НФЛ'],
  16: ['UFC', 'Mixed martial arts', 'Cage fighting', 'ММА', 'ЮФС'],
  17: ['Esports', 'E-sports', 'Киберспорт'],
};

/** Keyed by English name, with the sport if several have a competition of that name. */
const competitions: Names = new Map(
  Object.entries({
    '1 England. Premier Division': [
      'EPL',
      'Premier League',
      'English Premier League',
      'АПЛ',
      'Премьер-лига',
      'الدوري الإنجليزي',
    ],
    '1 England. Premier League': [
      'EPL',
      'English Premier League',
      'АПЛ',
      'Премьер-лига',
      'الدوري الإنجليزي',
    ],
    '1 Spain. Primera': ['La Liga', 'LaLiga', 'Ла Лига', 'الليغا'],
    '1 Spain. La Liga': ['LaLiga', 'Primera', 'Ла Лига', 'الليغا'],
    '1 Italy. Serie Prima': ['Serie A', 'Серия А', 'Calcio'],
    '1 Germany. Bundesliga I': ['Bundesliga', 'Бундеслига'],
    '1 Champions Cup': [
      'Champions League',
      'UCL',
      'CL',
      'Лига чемпионов',
      'ЛЧ',
      'دوري أبطال أوروبا',
    ],
    '1 Champions League': ['UCL', 'CL', 'Лига чемпионов', 'ЛЧ', 'دوري أبطال أوروبا'],
    '1 Club Series': ['Europa League', 'UEL', 'Лига Европы', 'ЛЕ'],
    '1 Europa League': ['UEL', 'Лига Европы', 'ЛЕ'],
    '3 North League': ['NBA', 'НБА'],
    '2 Polar League': ['NHL', 'НХЛ', 'KHL', 'КХЛ'],
    '5 USA. Diamond League': ['MLB'],
    '11 USA. Gridiron League': ['NFL', 'НФЛ'],
    '12 India. Premier Twenty20': ['IPL', 'Indian Premier League'],
    '16 USA. Cage Series': ['UFC', 'ЮФС'],
  }),
);

/** Keyed by the English name of the discipline, which begins the names of its competitions. */
const disciplines: Names = new Map(
  Object.entries({
    'Strike Zone': ['CS2', 'CSGO', 'Counter-Strike', 'КС'],
    'Ancient Lanes': ['Dota 2', 'Дота'],
    'Rift Keepers': ['LoL', 'League of Legends', 'Лига легенд'],
    'Valiant Five': ['Valorant', 'Валорант'],
    'Cyber football': ['FIFA', 'ФИФА'],
    'Cyber basketball': ['NBA 2K'],
  }),
);

/** Alternative names of clubs, by their official spelling. */
const clubs: Names = new Map(
  Object.entries({
    'Atlético Madrid': ['أتلتيكو مدريد'],
    Barcelona: ['Барса', 'برشلونة'],
    'Bayern Munich': ['Бавария', 'بايرن ميونخ', 'FCB'],
    'Borussia Dortmund': ['دورتموند'],
    Chelsea: ['تشيلسي'],
    Inter: ['إنتر ميلان'],
    Juventus: ['يوفنتوس'],
    Liverpool: ['ليفربول'],
    'Manchester City': ['МС', 'مانشستر سيتي'],
    'Manchester United': ['МЮ', 'مانشستر يونايتد'],
    Milan: ['ميلان'],
    'Paris Saint-Germain': ['ПСЖ', 'باريس سان جيرمان'],
    'Real Madrid': ['ريال مدريد'],
  }),
);
/** Number of words of a registered club name that may be left out. */
const mostWords = 3;

/** Names for the search that are never shown. */
export const alsoCalled = {
  sport: (sportId: number): readonly string[] => sports[sportId] ?? [],
  competition: (sportId: number, englishName: string): readonly string[] => [
    ...(competitions.get(`${sportId} ${englishName}`) ?? []),
    ...(disciplines.get(englishName.split('. ')[0] ?? '') ?? []),
  ],
  team: (name: string): readonly string[] => [
    ...spellingsOf(name).filter((spelling) => spelling.split(' ').length <= mostWords),
    ...(clubs.get(name) ?? []),
  ],
};
