import { useTranslate } from '#core/ui';
import type { PaymentRequest } from './PaymentRequest.ts';

/** What a request is about, in words. */
export function useRequestTitle(): (request: Pick<PaymentRequest, 'topic' | 'subTopic'>) => string {
  const t = useTranslate('payment-requests.page');
  return ({ topic, subTopic }) =>
    subTopic === undefined ? t(`topic.${topic ?? 'other'}`) : t(`sub.${subTopic}`);
}
