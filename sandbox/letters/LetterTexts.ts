/** Everything that the platform writes to people. What stands in double braces is filled in. */
export type LetterId =
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

export interface LetterText {
  /** Empty for texts to a telephone. */
  readonly subject: string;
  readonly body: string;
}

export type LetterTexts = Readonly<Record<LetterId, LetterText>>;
