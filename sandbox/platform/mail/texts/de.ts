import type { MailTexts } from '../MailTexts.ts';

export const de: MailTexts = {
  signInClosed: {
    subject: 'Anmeldung vorübergehend gesperrt',
    body: 'Für dein Konto wurde fünfmal ein falsches Passwort eingegeben. In fünfzehn Minuten ist die Anmeldung wieder offen.',
  },
  newPassword: {
    subject: 'Ein neues Passwort',
    body: 'Wähle hier innerhalb einer Stunde ein neues Passwort: {{link}}',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    body: 'Mit dem Link aus unserer Nachricht wurde ein neues Passwort gewählt. Wenn du das nicht warst, schreib sofort dem Support.',
  },
  signInLink: {
    subject: 'Dein Anmeldelink',
    body: 'Öffne {{link}} innerhalb von 15 Minuten. Der Link funktioniert einmal.',
  },
  appealReceived: {
    subject: 'Einspruch {{number}} eingegangen',
    body: 'Wir haben deinen Einspruch und prüfen die Entscheidung noch einmal. Die Antwort steht dann auf der Seite deiner Einsprüche.',
  },
  appealAccepted: { subject: 'Einspruch {{number}}: angenommen', body: '{{answer}}' },
  appealDeclined: { subject: 'Einspruch {{number}}: abgelehnt', body: '{{answer}}' },
  siteOpen: {
    subject: 'Wir haben geöffnet',
    body: 'Die Website ist jetzt in deinem Land offen. Das war die einzige Nachricht; deine Adresse ist gelöscht.',
  },
  questionReceived: {
    subject: 'Deine Frage {{number}}',
    body: 'Wir haben deine Frage erhalten und antworten innerhalb von {{hours}} Stunden:\n\n{{text}}',
  },
  questionAnswered: { subject: 'Deine Frage {{number}}', body: '{{answer}}' },
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    body: 'Öffne {{link}} innerhalb von 24 Stunden, dann ist deine Adresse bestätigt. Wenn du das nicht angefordert hast, musst du nichts tun.',
  },
  activateAccount: {
    subject: 'Aktiviere dein Konto',
    body: 'Willkommen! Öffne {{link}} innerhalb von 24 Stunden, dann ist dein Konto aktiv. Wenn du kein Konto eröffnet hast, musst du nichts tun.',
  },
  activationCode: {
    subject: '',
    body: '{{code}} ist dein Code. Gib ihn innerhalb von 10 Minuten ein: {{link}} Verrate ihn niemandem.',
  },
  news: {
    subject: 'Neuigkeiten und Angebote',
    body: '{{text}}\n\nKeine solchen Nachrichten mehr: {{link}}',
  },
  weeklyNews: {
    subject: 'Diese Woche im Angebot',
    body: 'Die Spiele der Woche stehen im Angebot, und live ab der ersten Minute.\n\nKeine solchen Nachrichten mehr: {{link}}',
  },
  newsLink: {
    subject: 'Newsletter abbestellen',
    body: 'Mit diesem Link kommen keine Neuigkeiten mehr: {{link}} Er funktioniert einmal.',
  },
};
