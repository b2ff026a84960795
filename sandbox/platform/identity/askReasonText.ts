import type { AskReason } from '#domain/identity/papers.ts';

type Texts = Readonly<Record<AskReason, string>>;

const english: Texts = {
  amounts:
    'The amounts in your account have become large, and the law wants us to know where the money comes from.',
  instrument: 'You pay in another way than before, and we have to see that it is yours.',
  expired: 'The document by which we know you has expired.',
  law: 'The law wants us to check details again from time to time.',
  birth_date:
    'Different dates of birth were entered when you registered, so we have to see yours on a document.',
};
const texts: Readonly<Record<string, Texts>> = {
  ar: {
    amounts: 'أصبحت المبالغ في حسابك كبيرة، ويلزمنا القانون بمعرفة مصدر المال.',
    instrument: 'تدفع بطريقة غير التي استخدمتها من قبل، وعلينا التأكد من أنها لك.',
    expired: 'انتهت صلاحية الوثيقة التي نعرفك بها.',
    law: 'يلزمنا القانون بمراجعة البيانات من حين إلى آخر.',
    birth_date: 'أُدخلت تواريخ ميلاد مختلفة عند التسجيل، لذا علينا أن نرى تاريخ ميلادك في وثيقة.',
  },
  de: {
    amounts:
      'Die Beträge auf deinem Konto sind groß geworden, und das Gesetz verlangt, dass wir die Herkunft des Geldes kennen.',
    instrument:
      'Du zahlst anders als bisher, und wir müssen sehen, dass das Zahlungsmittel dir gehört.',
    expired: 'Das Dokument, durch das wir dich kennen, ist abgelaufen.',
    law: 'Das Gesetz verlangt, dass wir Angaben von Zeit zu Zeit neu prüfen.',
    birth_date:
      'Bei der Registrierung wurden verschiedene Geburtsdaten eingegeben, deshalb müssen wir deins auf einem Dokument sehen.',
  },
  es: {
    amounts:
      'Los importes de tu cuenta son ya elevados y la ley nos obliga a saber de dónde viene el dinero.',
    instrument: 'Pagas de otra forma que antes y debemos comprobar que el medio de pago es tuyo.',
    expired: 'El documento con el que te conocemos ha caducado.',
    law: 'La ley nos obliga a volver a comprobar los datos de vez en cuando.',
    birth_date:
      'Al registrarte se escribieron distintas fechas de nacimiento, así que debemos ver la tuya en un documento.',
  },
  fr: {
    amounts:
      'Les montants sur votre compte sont devenus importants, et la loi veut que nous connaissions l’origine des fonds.',
    instrument:
      'Vous payez autrement qu’avant, et nous devons voir que ce moyen de paiement est le vôtre.',
    expired: 'Le document par lequel nous vous connaissons a expiré.',
    law: 'La loi veut que nous vérifiions à nouveau les données de temps en temps.',
    birth_date:
      'Des dates de naissance différentes ont été saisies à l’inscription : nous devons voir la vôtre sur un document.',
  },
  pt: {
    amounts:
      'Os valores na sua conta ficaram altos, e a lei exige que saibamos a origem do dinheiro.',
    instrument:
      'Você paga de outra forma que antes, e precisamos ver que o meio de pagamento é seu.',
    expired: 'O documento pelo qual conhecemos você venceu.',
    law: 'A lei exige que confiramos os dados de novo de tempos em tempos.',
    birth_date:
      'Foram informadas datas de nascimento diferentes no cadastro, por isso precisamos ver a sua em um documento.',
  },
  ru: {
    amounts:
      'Суммы на вашем счёте стали большими, и по закону мы должны знать происхождение денег.',
    instrument: 'Вы платите иначе, чем раньше, и нам нужно убедиться, что способ оплаты ваш.',
    expired: 'Срок документа, по которому мы вас знаем, истёк.',
    law: 'По закону мы время от времени проверяем данные заново.',
    birth_date:
      'При регистрации были указаны разные даты рождения, поэтому нам нужно увидеть вашу в документе.',
  },
  tr: {
    amounts: 'Hesabınızdaki tutarlar büyüdü ve yasa gereği paranın kaynağını bilmemiz gerekiyor.',
    instrument:
      'Eskisinden farklı bir yöntemle ödüyorsunuz; bunun size ait olduğunu görmemiz gerekiyor.',
    expired: 'Sizi tanıdığımız belgenin süresi doldu.',
    law: 'Yasa gereği bilgileri zaman zaman yeniden kontrol etmemiz gerekiyor.',
    birth_date:
      'Kayıt sırasında farklı doğum tarihleri girildi; bu yüzden sizinkini bir belgede görmemiz gerekiyor.',
  },
};

/** Returns the reason for an additional proof, worded for an e-mail. */
export function askReasonText(reason: AskReason, language: string): string {
  return (texts[language] ?? english)[reason];
}
