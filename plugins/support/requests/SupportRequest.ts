import type { ServiceRequest } from '#domain/requests/Request.ts';
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

/** A question to the support, with what was said. */
export interface SupportRequest extends ServiceRequest {
  readonly topic: SupportTopic;
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
