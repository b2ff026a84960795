import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Words of urgency, promise or loss-chasing, by language. Sources: RTS 14A; rule on advertising of
 * the CAP Code, section 16 (urgency, guaranteed wins, chasing losses).
 */
const urging: Readonly<Record<string, RegExp>> = {
  en: /\b(?:hurry|last chance|don[’']t miss|act now|bet now|(?<!in )play now|win big|big wins?|easy money|guaranteed|risk[- ]free|can[’']t lose|win (?:it )?back|only today|limited time|get lucky|your lucky|one more bet|go again|jackpot awaits)\b/i,
  de: /\b(?:beeil|letzte chance|verpass|jetzt wetten|jetzt spielen|gro(?:ß|ss) gewinnen|leichtes geld|garantierter? gewinn|risikofrei|zurückgewinnen|nur heute|nur für kurze zeit|dein glückstag|noch eine wette)/i,
  es: /\b(?:date prisa|última oportunidad|no te pierdas|apuesta ya!|juega ya!|gana a lo grande|dinero fácil|ganancia garantizada|sin riesgo|recupera lo perdido|solo hoy|tiempo limitado|tu día de suerte|una apuesta más)/i,
  fr: /(?:dépêchez|dernière chance|ne manquez pas|ne ratez pas|pariez maintenant|jouez maintenant|gagnez gros|argent facile|gain garanti|sans risque|récupérez vos pertes|seulement aujourd|durée limitée|jour de chance|encore un pari)/i,
  pt: /(?:corra|última chance|não perca|aposte agora|jogue agora|ganhe muito|dinheiro fácil|ganho garantido|sem risco|recupere o que perdeu|só hoje|tempo limitado|dia de sorte|mais uma aposta)/i,
  ru: /(?:спешите|поторопи|последний шанс|не упустите|ставьте сейчас|играйте сейчас|крупный выигрыш|лёгкие деньги|гарантированный выигрыш|без риска|отыграй|отыграться|только сегодня|ограниченное время|ваш счастливый|ещё одну ставку)/i,
  tr: /(?:acele et|son şans|kaçırma|hemen bahis yap(?:ın)?(?!\p{L})|hemen oyna|büyük kazan|kolay para|garantili kazanç|risksiz|kaybını geri|sadece bugün|sınırlı süre|şanslı günün|bir bahis daha)/iu,
  ar: /(?:أسرع الآن|الفرصة الأخيرة|لا تفوّت|لا تفوت|راهن الآن|العب الآن|اربح الكثير|مال سهل|ربح مضمون|بلا مخاطر|استرد خسارتك|اليوم فقط|لفترة محدودة|يوم حظك|رهان آخر بعد)/i,
};

/** Every text of a file, with its path. */
function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

test('LIM-59 B21 no text of the site, of e-mails or of a shipped brand urges people to play', () => {
  const files = [
    ...globSync('{core,plugins}/**/locales/**/??.json', { cwd: root }),
    ...globSync('sandbox/**/texts/??.json', { cwd: root }),
    ...globSync('config/*.json', { cwd: root }),
  ];
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const own = urging[basename(file, '.json')];
    const patterns = own === undefined ? Object.values(urging) : [own];
    return textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')), file).filter(([, text]) =>
      patterns.some((pattern) => pattern.test(text)),
    );
  });
  expect(found).toEqual([]);
});

test.each(Object.keys(urging))('LIM-59 B21 the list of %s matches an example', (language) => {
  const examples: Readonly<Record<string, string>> = {
    en: 'Hurry, last chance to win back your losses!',
    de: 'Beeil dich, letzte Chance!',
    es: '¡Date prisa!',
    fr: 'Dépêchez-vous, dernière chance',
    pt: 'Não perca, só hoje',
    ru: 'Спешите отыграться',
    tr: 'Acele et, son şans',
    ar: 'لا تفوّت الفرصة الأخيرة',
  };
  expect(urging[language]?.test(examples[language] ?? '')).toBe(true);
});
