import { when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { couponWorkspaceToken } from '../contract.ts';

/** After start: a signed-in person's open bets are counted, and an interrupted placement is cleared up, without a press. */
export function followBets(services: CoreServices): Dispose {
  return when(
    () => services.session.isAuthed,
    () => void services.services.get(couponWorkspaceToken).catch((error: unknown) => services.reports.report(error, { plugin: 'coupon', contribution: 'setup' })),
  );
}
