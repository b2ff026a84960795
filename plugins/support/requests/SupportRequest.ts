import type { SupportTopic } from '../contract.ts';

export const supportTopics: readonly SupportTopic[] = [
  'account',
  'payments',
  'bets',
  'casino',
  'limits',
  'verification',
  'other',
];

/** `in-work`: a consultant is reading it. */
export type RequestState = 'new' | 'in-work' | 'answered' | 'closed';

/** A question to the support, with what was answered. */
export interface SupportRequest {
  readonly id: number;
  readonly topic: SupportTopic;
  readonly text: string;
  readonly state: RequestState;
  readonly createdAtS: number;
  readonly answers: readonly { readonly text: string; readonly atS: number }[];
  readonly isUnread: boolean;
}

/** What the desk offers just now. */
export interface SupportOffers {
  readonly isCallbackOpen: boolean;
  readonly callsWithinMinutes: number;
  readonly isChatOnline: boolean;
  readonly chatWaitS: number;
  readonly answersWithinHours: number;
}

export interface ChatMessage {
  readonly id: number;
  readonly isOwn: boolean;
  readonly text: string;
  readonly atS: number;
}

/** What came of a chat since the last look. */
export interface ChatNews {
  readonly consultantName: string;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  readonly messages: readonly ChatMessage[];
}
