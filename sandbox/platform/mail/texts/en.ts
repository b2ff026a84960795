import type { MailTexts } from '../MailTexts.ts';

export const en: MailTexts = {
  signInClosed: {
    subject: 'Sign-in closed for a while',
    body: 'Five wrong passwords were given for your account. Sign-in opens again in fifteen minutes.',
  },
  newPassword: {
    subject: 'A new password',
    body: 'Choose a new password here, within an hour: {{link}}',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: 'Somebody chose a new password with the link that we sent you. If it was not you, write to support at once.',
  },
  signInLink: {
    subject: 'Your sign-in link',
    body: 'Open {{link}} within 15 minutes. The link works once.',
  },
  appealReceived: {
    subject: 'Appeal {{number}} received',
    body: 'We have your appeal and will look at the decision again. The answer will be on the page of your appeals.',
  },
  appealAccepted: { subject: 'Appeal {{number}}: accepted', body: '{{answer}}' },
  appealDeclined: { subject: 'Appeal {{number}}: declined', body: '{{answer}}' },
  siteOpen: {
    subject: 'We are open',
    body: 'The site has opened in your country. This was the only message; your address is forgotten now.',
  },
  questionReceived: {
    subject: 'Your question {{number}}',
    body: 'We have received your question and answer within {{hours}} hours:\n\n{{text}}',
  },
  questionAnswered: { subject: 'Your question {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    body: 'Open {{link}} within 24 hours: with that your address is confirmed. If you did not ask for this, nothing needs to be done.',
  },
  activateAccount: {
    subject: 'Activate your account',
    body: 'Welcome! Open {{link}} within 24 hours: with that your account is active. If you did not open an account, nothing needs to be done.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} is your code. Enter it within 10 minutes: {{link}} Tell it to nobody.',
  },
  news: { subject: 'News and offers', body: '{{text}}\n\nNo more of these letters: {{link}}' },
  weeklyNews: {
    subject: 'This week in the line',
    body: 'The matches of the week are in the line, and live from the first minute.\n\nNo more of these letters: {{link}}',
  },
  newsLink: {
    subject: 'Stop the newsletter',
    body: 'With this link no more news will come: {{link}} It works once.',
  },
};
