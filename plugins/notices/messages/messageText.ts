import { betResult } from '#domain/bets/betResult.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { namesInLine, partsInLine, type Direction } from '#domain/texts/sidesInLine.ts';
import type { BetWords } from '../../auth/contract.ts';
import type { BetMessage, Message } from './Message.ts';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What a message says first. */
export function messageTitle(message: Message, t: Translate, language: string): string {
  return message.about === 'bet' ? resultOf(message, t, language) : message.title;
}

/** What became of the bet, with the amount that was paid. */
function resultOf({ bet, isCorrection }: BetMessage, t: Translate, language: string): string {
  const amount = formatMoney(bet.payout ?? { ...bet.stake, minor: 0 }, language);
  const result = t(`notices.messages:${betResult(bet)}`, { amount });
  return isCorrection ? t('notices.messages:corrected', { result }) : result;
}

/** What it says below; of a bet which one it was. */
export function messageText(
  message: Message,
  betWords: BetWords | undefined,
  direction: Direction,
): string {
  if (message.about !== 'bet') return message.text;
  const { selections } = message.bet;
  const [first] = selections;
  return selections.length === 1 && first !== undefined
    ? partsInLine(
        [pickOf(first, direction), namesInLine(first.eventName, direction)],
        direction,
        direction === 'rtl' ? '، ' : ', ',
      )
    : (betWords?.nameOf(message.bet) ?? '');
}
