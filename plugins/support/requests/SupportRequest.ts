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

/** Request to the support with its messages. */
export interface SupportRequest extends ServiceRequest {
  readonly topic: SupportTopic;
}

/** Current offers of the desk. */
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

/** News of a chat since the last poll. */
export interface ChatNews {
  readonly consultantName: string;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  readonly messages: readonly ChatMessage[];
}
