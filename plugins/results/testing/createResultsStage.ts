import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import type { TestNavigation } from '../../../test/services/TestNavigation.ts';
import { createBettingStage, type BettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { coupon } from '../../coupon/index.ts';
import { results } from '../index.ts';

export interface ResultsStage extends BettingStage {
  readonly sandbox: TestSandbox;
  /** Calls, as paths with queries. */
  readonly asked: readonly string[];
  readonly navigation: TestNavigation;
  /** Some days before today. */
  readonly daysAgo: (days: number) => string;
}

/** Renders pages of results against the sandbox in memory, with matches played there. */
export async function createResultsStage(
  sandbox: TestSandbox = createTestSandbox(),
): Promise<ResultsStage> {
  const stage = await createBettingStage({
    texts: { results: results.i18n.load, 'coupon.bets': coupon.i18n.parts.bets },
  });
  const { navigation } = stage.services;
  const { asked } = attachSandbox(sandbox);
  navigation.visit({ routeName: 'results.page' });
  stage.time.nowMs = sandbox.nowMs();
  return {
    ...stage,
    asked,
    navigation,
    sandbox,
    daysAgo: (days) => new Date(sandbox.nowMs() - days * 86_400_000).toISOString().slice(0, 10),
  };
}
