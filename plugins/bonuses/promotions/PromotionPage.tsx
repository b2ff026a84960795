import { PromotionList } from './PromotionList.tsx';

/** Promotions of the personal area, with the person's part in them. */
export function PromotionPage() {
  return <PromotionList group="promotion" />;
}
