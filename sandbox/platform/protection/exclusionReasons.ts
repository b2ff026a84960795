interface ExclusionReason {
  readonly id: string;
  readonly selfExcludeReason: string;
}

const ids = ['none', 'time', 'money', 'health', 'other'] as const;

const texts: Readonly<Record<string, readonly string[]>> = {
  en: [
    'I would rather not say',
    'It takes too much time',
    'It costs too much money',
    'For my health',
    'Another reason',
  ],
  de: [
    'Das möchte ich nicht sagen',
    'Es kostet zu viel Zeit',
    'Es kostet zu viel Geld',
    'Für meine Gesundheit',
    'Ein anderer Grund',
  ],
  es: [
    'Prefiero no decirlo',
    'Me quita demasiado tiempo',
    'Me cuesta demasiado dinero',
    'Por mi salud',
    'Otro motivo',
  ],
  fr: [
    'Je préfère ne pas le dire',
    'Cela me prend trop de temps',
    'Cela me coûte trop d’argent',
    'Pour ma santé',
    'Une autre raison',
  ],
  pt: [
    'Prefiro não dizer',
    'Toma tempo demais',
    'Custa dinheiro demais',
    'Pela minha saúde',
    'Outro motivo',
  ],
  ru: [
    'Не хочу говорить',
    'Уходит слишком много времени',
    'Уходит слишком много денег',
    'Ради здоровья',
    'Другая причина',
  ],
  tr: [
    'Söylemek istemiyorum',
    'Çok zaman alıyor',
    'Çok paraya mal oluyor',
    'Sağlığım için',
    'Başka bir neden',
  ],
  ar: ['أفضل ألا أقول', 'يأخذ وقتًا كثيرًا', 'يكلف مالًا كثيرًا', 'من أجل صحتي', 'سبب آخر'],
};

/** Returns the optional reasons for a self-exclusion in the language of the call. */
export function exclusionReasons(language: string): readonly ExclusionReason[] {
  const spoken = texts[language] ?? texts['en'] ?? [];
  return ids.map((id, index) => ({ id, selfExcludeReason: spoken[index] ?? id }));
}
