import type { MailTexts } from '../MailTexts.ts';

export const fr: MailTexts = {
  signInClosed: {
    subject: 'Connexion fermée pour un moment',
    body: 'Cinq mots de passe erronés ont été saisis pour votre compte. La connexion rouvre dans quinze minutes.',
  },
  newPassword: {
    subject: 'Un nouveau mot de passe',
    body: 'Choisissez ici un nouveau mot de passe, dans l’heure : {{link}}',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    body: 'Un nouveau mot de passe a été choisi avec le lien que nous vous avons envoyé. Si ce n’était pas vous, écrivez tout de suite à l’assistance.',
  },
  signInLink: {
    subject: 'Votre lien de connexion',
    body: 'Ouvrez {{link}} dans les 15 minutes. Le lien fonctionne une seule fois.',
  },
  appealReceived: {
    subject: 'Recours {{number}} reçu',
    body: 'Nous avons bien reçu votre recours et réexaminerons la décision. La réponse figurera sur la page de vos recours.',
  },
  appealAccepted: { subject: 'Recours {{number}} : accepté', body: '{{answer}}' },
  appealDeclined: { subject: 'Recours {{number}} : rejeté', body: '{{answer}}' },
  siteOpen: {
    subject: 'Nous sommes ouverts',
    body: 'Le site est ouvert dans votre pays. C’était le seul message ; votre adresse est effacée.',
  },
  questionReceived: {
    subject: 'Votre question {{number}}',
    body: 'Nous avons bien reçu votre question et répondons sous {{hours}} heures :\n\n{{text}}',
  },
  questionAnswered: { subject: 'Votre question {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    body: 'Ouvrez {{link}} dans les 24 heures : votre adresse sera confirmée. Si vous n’avez rien demandé, il n’y a rien à faire.',
  },
  activateAccount: {
    subject: 'Activez votre compte',
    body: 'Bienvenue ! Ouvrez {{link}} dans les 24 heures : votre compte sera actif. Si vous n’avez pas ouvert de compte, il n’y a rien à faire.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} est votre code. Saisissez-le dans les 10 minutes : {{link}} Ne le communiquez à personne.',
  },
  news: {
    subject: 'Actualités et offres',
    body: '{{text}}\n\nNe plus recevoir ces messages : {{link}}',
  },
  weeklyNews: {
    subject: 'Cette semaine à l’affiche',
    body: 'Les matchs de la semaine sont à l’affiche, et en direct dès la première minute.\n\nNe plus recevoir ces messages : {{link}}',
  },
  newsLink: {
    subject: 'Arrêter la lettre d’information',
    body: 'Avec ce lien, vous ne recevrez plus d’actualités : {{link}} Il fonctionne une seule fois.',
  },
};
