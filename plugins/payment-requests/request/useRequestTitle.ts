import { useTranslate } from '#core/ui';
import type { PaymentRequest } from './PaymentRequest.ts';

/** Title of a request from its topic. */
export function useRequestTitle(): (request: Pick<PaymentRequest, 'topic' | 'subTopic'>) => string {
  const t = useTranslate('payment-requests.page');
  return ({ topic, subTopic }) =>
    subTopic === undefined ? t(`topic.${topic ?? 'other'}`) : t(`sub.${subTopic}`);
}
