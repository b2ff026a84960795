type ConsultantText = 'greeting' | 'noted' | 'payments' | 'bets' | 'limits' | 'verification';

/** Texts of the automatic consultant. A real service would employ people. */
const texts: Readonly<Record<string, Readonly<Record<ConsultantText, string>>>> = {
  en: {
    greeting: 'Hello, I am {{name}}. How can I help?',
    noted: 'Thank you. I have noted that and a colleague will answer here.',
    payments:
      'Deposits arrive at once. A withdrawal is checked first and takes up to one working day; its state is in your account.',
    bets: 'A bet is settled within minutes of the end of the event. All your bets with their results are in the history of your account.',
    limits:
      'You can set limits, a pause or self-exclusion yourself at any time. A lower limit holds at once, a higher one after 24 hours.',
    verification:
      'For the verification we need an identity document and a proof of address. The check takes up to one working day.',
  },
  ru: {
    greeting: 'Здравствуйте, меня зовут {{name}}. Чем могу помочь?',
    noted: 'Спасибо. Я передам это коллеге, ответ придёт сюда.',
    payments:
      'Пополнение зачисляется сразу. Вывод сначала проверяется и занимает до одного рабочего дня; его состояние видно в личном кабинете.',
    bets: 'Ставка рассчитывается через несколько минут после окончания события. Все ставки с результатами — в истории личного кабинета.',
    limits:
      'Лимиты, паузу или самоисключение вы можете установить сами в любое время. Снижение действует сразу, повышение — через 24 часа.',
    verification:
      'Для проверки нужны документ, удостоверяющий личность, и подтверждение адреса. Проверка занимает до одного рабочего дня.',
  },
  es: {
    greeting: 'Hola, soy {{name}}. ¿En qué puedo ayudarte?',
    noted: 'Gracias. Lo he anotado y un compañero te responderá aquí.',
    payments:
      'Los depósitos llegan al instante. Una retirada se revisa antes y tarda hasta un día laborable; su estado está en tu cuenta.',
    bets: 'Una apuesta se liquida a los pocos minutos de terminar el evento. Todas tus apuestas con sus resultados están en el historial.',
    limits:
      'Puedes fijar límites, una pausa o la autoexclusión cuando quieras. Un límite más bajo vale al instante; uno más alto, tras 24 horas.',
    verification:
      'Para la verificación necesitamos un documento de identidad y un justificante de domicilio. Tarda hasta un día laborable.',
  },
  pt: {
    greeting: 'Olá, sou {{name}}. Em que posso ajudar?',
    noted: 'Obrigado. Tomei nota e um colega responderá aqui.',
    payments:
      'Os depósitos chegam de imediato. Um levantamento é verificado primeiro e demora até um dia útil; o estado está na sua conta.',
    bets: 'Uma aposta é liquidada poucos minutos após o fim do evento. Todas as suas apostas e resultados estão no histórico da conta.',
    limits:
      'Pode definir limites, uma pausa ou a autoexclusão a qualquer momento. Um limite mais baixo vale já, um mais alto após 24 horas.',
    verification:
      'Para a verificação precisamos de um documento de identidade e de um comprovativo de morada. Demora até um dia útil.',
  },
  de: {
    greeting: 'Hallo, ich bin {{name}}. Wie kann ich helfen?',
    noted: 'Danke. Ich habe es notiert, eine Kollegin antwortet hier.',
    payments:
      'Einzahlungen sind sofort da. Eine Auszahlung wird erst geprüft und dauert bis zu einem Werktag; ihr Stand steht in deinem Konto.',
    bets: 'Eine Wette wird wenige Minuten nach dem Ende des Ereignisses abgerechnet. Alle Wetten mit Ergebnissen stehen im Verlauf deines Kontos.',
    limits:
      'Limits, eine Pause oder einen Selbstausschluss kannst du jederzeit selbst setzen. Ein niedrigeres Limit gilt sofort, ein höheres nach 24 Stunden.',
    verification:
      'Für die Prüfung brauchen wir einen Ausweis und einen Adressnachweis. Sie dauert bis zu einem Werktag.',
  },
  fr: {
    greeting: 'Bonjour, je suis {{name}}. Comment puis-je vous aider ?',
    noted: 'Merci. C’est noté, un collègue vous répondra ici.',
    payments:
      'Les dépôts arrivent aussitôt. Un retrait est d’abord vérifié et prend jusqu’à un jour ouvré ; son état figure dans votre compte.',
    bets: 'Un pari est réglé quelques minutes après la fin de l’événement. Tous vos paris et leurs résultats sont dans l’historique du compte.',
    limits:
      'Vous pouvez fixer des limites, une pause ou une auto-exclusion à tout moment. Une limite plus basse vaut aussitôt, une plus haute après 24 heures.',
    verification:
      'Pour la vérification, il faut une pièce d’identité et un justificatif de domicile. Elle prend jusqu’à un jour ouvré.',
  },
  tr: {
    greeting: 'Merhaba, ben {{name}}. Size nasıl yardımcı olabilirim?',
    noted: 'Teşekkürler. Not aldım, bir arkadaşım buradan yanıtlayacak.',
    payments:
      'Yatırdığınız para hemen hesabınıza geçer. Çekim önce kontrol edilir ve en fazla bir iş günü sürer; durumu hesabınızda görünür.',
    bets: 'Bahis, karşılaşma bittikten birkaç dakika sonra sonuçlanır. Tüm bahisleriniz ve sonuçları hesap geçmişinizdedir.',
    limits:
      'Limit, mola veya kendini dışlamayı istediğiniz zaman kendiniz ayarlayabilirsiniz. Düşük limit hemen, yüksek limit 24 saat sonra geçerli olur.',
    verification:
      'Doğrulama için kimlik belgesi ve adres belgesi gerekir. Kontrol en fazla bir iş günü sürer.',
  },
  ar: {
    greeting: 'مرحبًا، أنا {{name}}. كيف يمكنني مساعدتك؟',
    noted: 'شكرًا لك. سجّلت ذلك وسيجيبك زميل هنا.',
    payments: 'تصل الإيداعات فورًا. يُراجَع السحب أولًا ويستغرق حتى يوم عمل واحد، وتجد حالته في حسابك.',
    bets: 'يُسوّى الرهان خلال دقائق من نهاية الحدث. تجد كل رهاناتك ونتائجها في سجل حسابك.',
    limits:
      'يمكنك ضبط الحدود أو الاستراحة أو الاستبعاد الذاتي بنفسك في أي وقت. يسري الحد الأدنى فورًا، والأعلى بعد 24 ساعة.',
    verification: 'للتحقق نحتاج إلى وثيقة هوية وإثبات عنوان. يستغرق التحقق حتى يوم عمل واحد.',
  },
};

const topics: readonly (readonly [ConsultantText, RegExp])[] = [
  [
    'limits',
    /limit|exclu|pause|лимит|исключ|пауз|límite|autoexcl|limite|ausschluss|mola|حد|استبعاد/i,
  ],
  [
    'verification',
    /verif|document|passport|провер|документ|паспорт|prüf|ausweis|vérif|doğrula|kimlik|تحقق|وثيقة/i,
  ],
  [
    'payments',
    /deposit|withdraw|payment|money|пополн|вывод|деньг|плат|depósito|retir|levant|pago|pagam|einzahl|auszahl|geld|dépôt|retrait|paiement|para|ödeme|إيداع|سحب|دفع/i,
  ],
  ['bets', /bet|settle|odds|ставк|коэф|apuest|apost|wett|pari|bahis|رهان/i],
];

function textsOf(language: string): Readonly<Record<ConsultantText, string>> {
  return texts[language] ?? (texts['en'] as Readonly<Record<ConsultantText, string>>);
}

export function greeting(language: string, name: string): string {
  return textsOf(language).greeting.replace('{{name}}', name);
}

/** The answer that fits the question by its words; otherwise a confirmation. */
export function automaticReply(language: string, question: string): string {
  return textsOf(language)[topics.find(([, words]) => words.test(question))?.[0] ?? 'noted'];
}
