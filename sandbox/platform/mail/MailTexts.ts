/** All messages of the platform to people. Placeholders stand in double braces. */
export type MailId =
  | 'signInClosed'
  | 'newPassword'
  | 'passwordChanged'
  | 'signInLink'
  | 'appealReceived'
  | 'appealAccepted'
  | 'appealDeclined'
  | 'siteOpen'
  | 'questionReceived'
  | 'questionAnswered'
  | 'verifyEmail'
  | 'activateAccount'
  | 'activationCode'
  | 'news'
  | 'weeklyNews'
  | 'newsLink';

export interface MailText {
  /** Empty for text messages. */
  readonly subject: string;
  readonly body: string;
}

export type MailTexts = Readonly<Record<MailId, MailText>>;
