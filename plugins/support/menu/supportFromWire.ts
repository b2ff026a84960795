import type { ChatAnswer, SupportOptions, SupportRequest as SupportRequestWire } from '#wire';
import { requestFromWire } from '#domain/requests/requestFromWire.ts';
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

export function readRequest({ topic, thread }: SupportRequestWire): SupportRequest {
  return { ...requestFromWire(thread), topic };
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
