import { betResult } from '#domain/bets/betResult.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { namesInLine, partsInLine, type Direction } from '#domain/texts/sidesInLine.ts';
import type { BetWords } from '../../auth/contract.ts';
import type { BetMessage, Message } from './Message.ts';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the title of a message. */
export function messageTitle(message: Message, t: Translate, language: string): string {
  return message.about === 'bet' ? resultOf(message, t, language) : message.title;
}

/** Returns the result of the bet, with the amount paid. */
function resultOf({ bet, isCorrection }: BetMessage, t: Translate, language: string): string {
  const amount = formatMoney(bet.payout ?? { ...bet.stake, minor: 0 }, language);
  const result = t(`notices.messages:${betResult(bet)}`, { amount });
  return isCorrection ? t('notices.messages:corrected', { result }) : result;
}

/** Returns the text below the title; for a bet its name. */
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
