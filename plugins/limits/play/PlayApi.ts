import type { Http } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import type { PlaySession, RealityAnswer } from './Play.ts';

/** Says that a page is open. @returns seconds of play that today has left; undefined: no limit */
export async function ping(http: Http): Promise<number | undefined> {
  return (await http.call('limits.ping')).session_left;
}

export async function loadSession(http: Http, signal: AbortSignal): Promise<PlaySession> {
  const wire = await http.call('limits.session', { signal });
  const money = (minor: number) => createMoney(minor, wire.currency);
  return {
    startedAtS: wire.started_at,
    staked: money(wire.staked),
    returned: money(wire.returned),
    result: money(wire.returned - wire.staked),
    balance: money(wire.balance),
  };
}

export async function sendAnswer(
  http: Http,
  { action, isLast, shownAtS }: RealityAnswer,
): Promise<void> {
  await http.call('limits.realityCheck', {
    body: {
      data: {
        attributes: { action, do_not_show_again: isLast, popup_show_at: shownAtS },
      },
    },
  });
}
