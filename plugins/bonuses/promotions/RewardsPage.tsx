import { PromotionList } from './PromotionList.tsx';

/** Rewards that the person may take. */
export function RewardsPage() {
  return <PromotionList group="reward" />;
}
