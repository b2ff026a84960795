import type { CoreServices } from '#core';
import { betResult, type BetResult } from '#domain/bets/betResult.ts';
import type { BetWords } from '../../auth/contract.ts';
import type { Message } from './Message.ts';
import { messageRoute } from './messageRoute.ts';
import { messageText, messageTitle, type Translate } from './messageText.ts';

/** Only a win is green; a bet that pays no more than its stake is not presented as one. */
const resultTones: Readonly<Record<BetResult, 'success' | 'neutral' | 'info'>> = {
  won: 'success',
  returned: 'info',
  partlyPaid: 'neutral',
  lost: 'neutral',
};

/** Announces a new message by a notice, unless the page of its subject is open. */
export function notifyMessage(
  message: Message,
  betWords: BetWords | undefined,
  { environment, i18n, navigation, notices }: CoreServices,
): void {
  // The page or dialog where the person has just changed it shows it; the bell counts it.
  if (message.about === 'limits') return;
  const t: Translate = (key, values) => i18n.t(key, values);
  const to = messageRoute(message, betWords);
  if (message.about !== 'bet' && navigation.routeName === to?.name) return;
  const isLinked = to !== undefined && navigation.hasRoute(to.name);
  const text = messageText(message, betWords, environment.direction);
  notices.add({
    group: 'default',
    kind: isLinked ? 'default-with-controls' : 'default',
    tone: message.about === 'bet' ? resultTones[betResult(message.bet)] : 'info',
    title: messageTitle(message, t, environment.language),
    ...(text === '' ? {} : { text }),
    ...(isLinked
      ? {
          actions: [
            {
              id: message.about,
              label: t(message.about === 'bet' ? 'notices.messages:show' : 'notices.messages:open'),
              run: () => navigation.go(to),
            },
          ],
        }
      : {}),
  });
}
