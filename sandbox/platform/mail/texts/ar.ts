import type { MailTexts } from '../MailTexts.ts';

export const ar: MailTexts = {
  signInClosed: {
    subject: 'أُغلق تسجيل الدخول مؤقتًا',
    body: 'أُدخلت كلمة مرور خاطئة لحسابك خمس مرات. يُفتح تسجيل الدخول من جديد بعد خمس عشرة دقيقة.',
  },
  newPassword: {
    subject: 'كلمة مرور جديدة',
    body: 'اختر كلمة مرور جديدة من هنا خلال ساعة: {{link}}',
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك',
    body: 'اختيرت كلمة مرور جديدة عبر الرابط الذي أرسلناه إليك. إن لم تكن أنت من فعل ذلك فاكتب إلى الدعم فورًا.',
  },
  signInLink: {
    subject: 'رابط تسجيل دخولك',
    body: 'افتح {{link}} خلال 15 دقيقة. يعمل الرابط مرة واحدة.',
  },
  appealReceived: {
    subject: 'استلمنا الاعتراض {{number}}',
    body: 'وصلنا اعتراضك وسنراجع القرار من جديد. ستجد الجواب في صفحة اعتراضاتك.',
  },
  appealAccepted: { subject: 'الاعتراض {{number}}: مقبول', body: '{{answer}}' },
  appealDeclined: { subject: 'الاعتراض {{number}}: مرفوض', body: '{{answer}}' },
  siteOpen: {
    subject: 'افتتحنا الموقع',
    body: 'أصبح الموقع متاحًا في بلدك. هذه هي الرسالة الوحيدة، وقد حُذف عنوانك.',
  },
  questionReceived: {
    subject: 'سؤالك {{number}}',
    body: 'وصلنا سؤالك وسنجيب خلال {{hours}} ساعات:\n\n{{text}}',
  },
  questionAnswered: { subject: 'سؤالك {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'أكّد عنوان بريدك الإلكتروني',
    body: 'افتح {{link}} خلال 24 ساعة وبذلك يتأكد عنوانك. إن لم تطلب ذلك فلا يلزمك فعل شيء.',
  },
  activateAccount: {
    subject: 'فعّل حسابك',
    body: 'مرحبًا بك! افتح {{link}} خلال 24 ساعة وبذلك يصبح حسابك مفعّلًا. إن لم تفتح حسابًا فلا يلزمك فعل شيء.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} هو رمزك. أدخله خلال 10 دقائق: {{link}} لا تخبر به أحدًا.',
  },
  news: { subject: 'أخبار وعروض', body: '{{text}}\n\nلإيقاف هذه الرسائل: {{link}}' },
  weeklyNews: {
    subject: 'هذا الأسبوع في العروض',
    body: 'مباريات الأسبوع متاحة الآن، ومباشرة منذ الدقيقة الأولى.\n\nلإيقاف هذه الرسائل: {{link}}',
  },
  newsLink: {
    subject: 'إيقاف النشرة',
    body: 'بهذا الرابط لن تصلك أخبار بعد الآن: {{link}} يعمل مرة واحدة.',
  },
};
