import type { UserData } from '#wire';

/** Answers that were not read, where a message of the `user` channel says it. */
export function readUserChange(data: object): number | undefined {
  return (data as UserData).unreadAnswers;
}
