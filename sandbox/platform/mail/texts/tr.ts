import type { MailTexts } from '../MailTexts.ts';

export const tr: MailTexts = {
  signInClosed: {
    subject: 'Giriş bir süreliğine kapatıldı',
    body: 'Hesabınız için beş kez yanlış şifre girildi. Giriş on beş dakika sonra yeniden açılır.',
  },
  newPassword: {
    subject: 'Yeni şifre',
    body: 'Bir saat içinde buradan yeni bir şifre belirleyin: {{link}}',
  },
  passwordChanged: {
    subject: 'Şifreniz değiştirildi',
    body: 'Size gönderdiğimiz bağlantıyla yeni bir şifre belirlendi. Bunu siz yapmadıysanız hemen destek ekibine yazın.',
  },
  signInLink: {
    subject: 'Giriş bağlantınız',
    body: '{{link}} bağlantısını 15 dakika içinde açın. Bağlantı bir kez çalışır.',
  },
  appealReceived: {
    subject: '{{number}} numaralı itiraz alındı',
    body: 'İtirazınız bize ulaştı, kararı yeniden inceleyeceğiz. Yanıt, itirazlarınız sayfasında olacak.',
  },
  appealAccepted: { subject: '{{number}} numaralı itiraz: kabul edildi', body: '{{answer}}' },
  appealDeclined: { subject: '{{number}} numaralı itiraz: reddedildi', body: '{{answer}}' },
  siteOpen: {
    subject: 'Açıldık',
    body: 'Site ülkenizde açıldı. Bu tek mesajdı; adresiniz artık kayıtlı değil.',
  },
  questionReceived: {
    subject: '{{number}} numaralı sorunuz',
    body: 'Sorunuz bize ulaştı, {{hours}} saat içinde yanıtlayacağız:\n\n{{text}}',
  },
  questionAnswered: { subject: '{{number}} numaralı sorunuz', body: '{{answer}}' },
  verifyEmail: {
    subject: 'E-posta adresinizi onaylayın',
    body: '{{link}} bağlantısını 24 saat içinde açın; adresiniz onaylanır. Bunu siz istemediyseniz bir şey yapmanız gerekmez.',
  },
  activateAccount: {
    subject: 'Hesabınızı etkinleştirin',
    body: 'Hoş geldiniz! {{link}} bağlantısını 24 saat içinde açın; hesabınız etkinleşir. Hesap açmadıysanız bir şey yapmanız gerekmez.',
  },
  activationCode: {
    subject: '',
    body: 'Kodunuz {{code}}. 10 dakika içinde girin: {{link}} Kimseyle paylaşmayın.',
  },
  news: {
    subject: 'Haberler ve fırsatlar',
    body: '{{text}}\n\nBu mesajları artık almamak için: {{link}}',
  },
  weeklyNews: {
    subject: 'Bu hafta bültende',
    body: 'Haftanın maçları bültende, ilk dakikadan itibaren de canlı.\n\nBu mesajları artık almamak için: {{link}}',
  },
  newsLink: {
    subject: 'Bülteni durdurun',
    body: 'Bu bağlantıyla artık haber gelmez: {{link}} Bir kez çalışır.',
  },
};
