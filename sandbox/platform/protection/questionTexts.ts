/** Id of a question before a looser limit. */
export type QuestionId = 'chance' | 'means' | 'recover';

const texts: Readonly<Record<string, Readonly<Record<QuestionId, string>>>> = {
  en: {
    chance: 'After many lost bets, the next one is more likely to win.',
    means: 'With the new limit I can still pay for rent, food and bills.',
    recover: 'I want the higher limit because of what I have lost.',
  },
  de: {
    chance: 'Nach vielen verlorenen Wetten gewinnt die nächste eher.',
    means: 'Auch mit dem neuen Limit kann ich Miete, Essen und Rechnungen bezahlen.',
    recover: 'Ich möchte das höhere Limit wegen dem, was ich verloren habe.',
  },
  es: {
    chance: 'Tras muchas apuestas perdidas, es más probable ganar la siguiente.',
    means: 'Con el nuevo límite puedo seguir pagando alquiler, comida y facturas.',
    recover: 'Quiero el límite más alto por lo que he perdido.',
  },
  fr: {
    chance: 'Après de nombreux paris perdus, le prochain a plus de chances de gagner.',
    means: 'Avec la nouvelle limite, je peux toujours payer loyer, courses et factures.',
    recover: 'Je veux la limite plus élevée à cause de ce que j’ai perdu.',
  },
  pt: {
    chance: 'Depois de muitas apostas perdidas, a próxima tem mais chance de ganhar.',
    means: 'Com o novo limite ainda consigo pagar aluguel, comida e contas.',
    recover: 'Quero o limite maior por causa do que perdi.',
  },
  ru: {
    chance: 'После многих проигранных ставок следующая выиграет с большей вероятностью.',
    means: 'С новым лимитом мне по-прежнему хватит на жильё, еду и счета.',
    recover: 'Мне нужен лимит выше из-за того, что я проиграл.',
  },
  tr: {
    chance: 'Kaybedilen birçok bahisten sonra sıradakinin kazanma olasılığı artar.',
    means: 'Yeni limitle de kira, yemek ve faturalarımı ödeyebilirim.',
    recover: 'Daha yüksek limiti kaybettiklerim yüzünden istiyorum.',
  },
  ar: {
    chance: 'بعد رهانات خاسرة كثيرة يصبح فوز الرهان التالي أكثر احتمالًا.',
    means: 'مع الحد الجديد أستطيع دفع الإيجار والطعام والفواتير.',
    recover: 'أريد الحد الأعلى بسبب ما خسرته.',
  },
};

/** Returns the questions before a looser limit in the language of the call. */
export function questionTexts(language: string): Readonly<Record<QuestionId, string>> {
  const spoken = texts[language] ?? texts['en'];
  if (spoken === undefined) throw new Error('The questions before a looser limit have no English');
  return spoken;
}
