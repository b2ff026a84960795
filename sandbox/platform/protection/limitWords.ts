import type { LimitPeriod, MoneyLimitKind } from '#domain/limits/LimitKind.ts';

/** Names of limits in e-mails, and where to get help. */
interface LimitWords extends Readonly<Record<MoneyLimitKind | LimitPeriod, string>> {
  readonly session: string;
  readonly none: string;
  readonly help: string;
  /** Sentence about the further duration of an exclusion, with the value `wait`. */
  readonly after: string;
}

const addresses = '\nhttps://www.begambleaware.org\nhttps://www.gamblingtherapy.org';

const en: LimitWords = {
  deposit: 'Deposit limit',
  wagering: 'Stake limit',
  loss: 'Loss limit',
  day: '24 hours',
  week: '7 days',
  month: 'one month',
  session: 'Daily time limit',
  none: 'no limit',
  help: `Talk to someone, free and in confidence:${addresses}`,
  after:
    'When that time is over, it goes on until you ask to come back on the page “Responsible gambling”, and then for another {{wait}}.',
};

const texts: Readonly<Record<string, LimitWords>> = {
  en,
  de: {
    deposit: 'Einzahlungslimit',
    wagering: 'Einsatzlimit',
    loss: 'Verlustlimit',
    day: '24 Stunden',
    week: '7 Tage',
    month: 'ein Monat',
    session: 'Tägliches Zeitlimit',
    none: 'kein Limit',
    help: `Sprich mit jemandem, kostenlos und vertraulich:${addresses}`,
    after:
      'Ist diese Zeit vorbei, gilt er weiter, bis du auf der Seite „Verantwortungsvolles Spielen“ um die Rückkehr bittest, und danach noch {{wait}}.',
  },
  es: {
    deposit: 'Límite de depósito',
    wagering: 'Límite de apuesta',
    loss: 'Límite de pérdida',
    day: '24 horas',
    week: '7 días',
    month: 'un mes',
    session: 'Límite de tiempo diario',
    none: 'sin límite',
    help: `Habla con alguien, gratis y en confianza:${addresses}`,
    after:
      'Cuando termine ese plazo, seguirá vigente hasta que pidas volver en la página «Juego responsable» y después {{wait}} más.',
  },
  fr: {
    deposit: 'Limite de dépôt',
    wagering: 'Limite de mise',
    loss: 'Limite de perte',
    day: '24 heures',
    week: '7 jours',
    month: 'un mois',
    session: 'Limite de temps par jour',
    none: 'aucune limite',
    help: `Parlez à quelqu’un, gratuitement et en toute confidentialité :${addresses}`,
    after:
      'Une fois ce délai écoulé, elle continue jusqu’à ce que vous demandiez à revenir sur la page « Jeu responsable », puis encore {{wait}}.',
  },
  pt: {
    deposit: 'Limite de depósito',
    wagering: 'Limite de aposta',
    loss: 'Limite de perda',
    day: '24 horas',
    week: '7 dias',
    month: 'um mês',
    session: 'Limite de tempo diário',
    none: 'sem limite',
    help: `Fale com alguém, de graça e em sigilo:${addresses}`,
    after:
      'Quando esse prazo acabar, ela continua até você pedir para voltar na página “Jogo responsável” e depois por mais {{wait}}.',
  },
  ru: {
    deposit: 'Лимит пополнения',
    wagering: 'Лимит ставок',
    loss: 'Лимит проигрыша',
    day: '24 часа',
    week: '7 дней',
    month: 'месяц',
    session: 'Лимит времени в день',
    none: 'без лимита',
    help: `Поговорите со специалистом, бесплатно и конфиденциально:${addresses}`,
    after:
      'Когда срок истечёт, исключение продолжит действовать, пока вы не попросите о возвращении на странице «Ответственная игра», и затем ещё {{wait}}.',
  },
  tr: {
    deposit: 'Para yatırma limiti',
    wagering: 'Bahis limiti',
    loss: 'Kayıp limiti',
    day: '24 saat',
    week: '7 gün',
    month: 'bir ay',
    session: 'Günlük süre limiti',
    none: 'limit yok',
    help: `Biriyle ücretsiz ve gizlilik içinde konuşun:${addresses}`,
    after:
      'Bu süre bitince, “Sorumlu oyun” sayfasında geri dönmek istediğinizi belirtene kadar, ardından {{wait}} daha sürer.',
  },
  ar: {
    deposit: 'حد الإيداع',
    wagering: 'حد الرهان',
    loss: 'حد الخسارة',
    day: '24 ساعة',
    week: '7 أيام',
    month: 'شهر',
    session: 'حد وقت اللعب اليومي',
    none: 'بلا حد',
    help: `تحدث إلى من يساعدك مجانًا وبسرية:${addresses}`,
    after:
      'وبعد انتهاء هذه المدة يستمر الاستبعاد حتى تطلب العودة في صفحة «اللعب المسؤول»، ثم {{wait}} أخرى.',
  },
};

export function limitWords(language: string): LimitWords {
  return texts[language] ?? en;
}
