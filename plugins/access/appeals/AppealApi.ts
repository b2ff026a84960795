import type { Http } from '#core';
import type { Appeal } from './Appeal.ts';
import { toAppeal } from '../closed-site/accessFromWire.ts';

/** The person's appeals, newest first. */
export interface AppealHistory {
  readonly appeals: readonly Appeal[];
  /** The person is blocked or banned, and no appeal is open. */
  readonly canAppeal: boolean;
}

export async function loadAppeals(http: Http): Promise<AppealHistory> {
  const { appeals, canAppeal } = await http.call('access.appeals');
  return { appeals: appeals.map(toAppeal), canAppeal };
}

export async function fileAppeal(http: Http, text: string): Promise<Appeal> {
  return toAppeal(await http.call('access.appeal', { body: { text } }));
}

export async function askForOpeningNotice(http: Http, email: string): Promise<void> {
  await http.call('access.openingNotice', { body: { email } });
}
