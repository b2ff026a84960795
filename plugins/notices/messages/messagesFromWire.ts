import type { PersonMessageList, UserData } from '#wire';
import { isSettled } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import type { Message } from './Message.ts';

export function messagesFromWire({ messages }: PersonMessageList): readonly Message[] {
  return messages.map((message) => {
    if (message.about === 'bet') {
      const { at, coupon, ...rest } = message;
      return { ...rest, atS: at, bet: betFromWire(coupon) };
    }
    const { at, ...rest } = message;
    return { ...rest, atS: at };
  });
}

/** Returns whether a change on the `user` channel brings a message with it. */
export function isMessageNews({ coupons, messageMark }: UserData): boolean {
  return messageMark !== undefined || (coupons ?? []).map(betFromWire).some(isSettled);
}
