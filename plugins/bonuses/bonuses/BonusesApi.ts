import type { Http } from '#core';
import type { BonusChoice, Bonuses } from './Bonuses.ts';
import { choiceToWire, readBonuses } from './bonusesFromWire.ts';

export async function loadBonuses(http: Http, signal: AbortSignal): Promise<Bonuses> {
  return readBonuses(await http.call('bonuses.state', { signal }));
}

export async function chooseBonus(http: Http, choice: BonusChoice): Promise<Bonuses> {
  const body = { firstDepositBonusSetting: choiceToWire(choice) };
  return readBonuses(await http.call('bonuses.choose', { body }));
}

export async function giveUpBonus(http: Http, accountId: number, key: string): Promise<Bonuses> {
  return readBonuses(
    await http.call('bonuses.giveUp', { params: { accountId }, idempotencyKey: key }),
  );
}
