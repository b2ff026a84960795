import type { UserData } from '#wire';

/** What a message of the `user` channel says of requests. */
export interface RequestChange {
  readonly unreadAnswers: number | undefined;
  readonly unreadPaymentAnswers: number | undefined;
  readonly requestMark: number | undefined;
}

export function readUserChange(data: object): RequestChange {
  const { unreadAnswers, unreadPaymentAnswers, requestMark } = data as UserData;
  return { unreadAnswers, unreadPaymentAnswers, requestMark };
}
