import type { UserData } from '#wire';

/** Part of a `user` channel message about requests. */
export interface RequestChange {
  readonly unreadAnswers: number | undefined;
  readonly unreadPaymentAnswers: number | undefined;
  readonly requestMark: number | undefined;
}

export function readUserChange(data: object): RequestChange {
  const { unreadAnswers, unreadPaymentAnswers, requestMark } = data as UserData;
  return { unreadAnswers, unreadPaymentAnswers, requestMark };
}
