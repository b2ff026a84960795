import type { ChatAnswer, SupportOptions, SupportRequest as SupportRequestWire } from '#wire';
import type { ChatNews, SupportOffers, SupportRequest } from '../requests/SupportRequest.ts';

export function offersFromWire({ callback, chat, mail }: SupportOptions): SupportOffers {
  return {
    isCallbackOpen: callback.available,
    callsWithinMinutes: callback.withinMinutes,
    isChatOnline: chat.online,
    chatWaitS: chat.waitSeconds,
    answersWithinHours: mail.withinHours,
  };
}

export function requestFromWire({
  id,
  topic,
  text,
  state,
  created_at,
  answers,
  isUnread,
}: SupportRequestWire): SupportRequest {
  return {
    id,
    topic,
    text,
    state: state === 'in_work' ? 'in-work' : state,
    createdAtS: created_at,
    answers: answers.map((answer) => ({ text: answer.text, atS: answer.at })),
    isUnread,
  };
}

export function chatFromWire({ consultant, isTyping, messages }: ChatAnswer): ChatNews {
  return {
    consultantName: consultant.name,
    isOnline: consultant.online,
    isTyping,
    messages: messages.map(({ id, from, text, at }) => ({
      id,
      isOwn: from === 'person',
      text,
      atS: at,
    })),
  };
}
