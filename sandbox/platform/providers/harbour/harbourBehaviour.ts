import { cardOutcomes, type HarbourStep } from './harbourOutcomes.ts';

/** Behaviour of the provider for all choices on its page, to test a merchant. */
export interface HarbourBehaviour {
  /** Test card whose outcome every payment gets; undefined: each has its own. */
  readonly next: string | undefined;
  readonly hook: HookBehaviour;
  /** How the browser returns; `lost`: it does not. */
  readonly wayBack: WayBack;
}

export interface HookBehaviour {
  /** Delay beyond the usual one. */
  readonly delayMs?: number;
  /** How often each webhook is sent, even if accepted. */
  readonly times?: number;
  /** Webhooks of a payment arrive in reverse order. */
  readonly reorder?: boolean;
  /** Webhooks are signed with a wrong secret. */
  readonly forge?: boolean;
}

/** How a browser returns from the provider. */
export const waysBack = ['get', 'post', 'lost'] as const;
export type WayBack = (typeof waysBack)[number];

/** Last four digits of each test card. */
export const testCards: readonly string[] = Object.keys(cardOutcomes).toSorted();

export const defaultBehaviour: HarbourBehaviour = { next: undefined, hook: {}, wayBack: 'get' };

const betweenMs = 1000;

/** Applies the behaviour of webhooks to the changes. */
export function toldBy(
  { delayMs = 0, times, reorder = false }: HookBehaviour,
  steps: readonly HarbourStep[],
): readonly HarbourStep[] {
  const toldAtMs = ({ afterMs, hookAfterMs = 0 }: HarbourStep): number => afterMs + hookAfterMs;
  const lastMs = Math.max(0, ...steps.map(toldAtMs));
  return steps.map((step, index) => {
    const atMs = reorder ? lastMs + (steps.length - 1 - index) * betweenMs : toldAtMs(step);
    return {
      ...step,
      hookAfterMs: atMs - step.afterMs + delayMs,
      hookTimes: times ?? step.hookTimes ?? 1,
    };
  });
}
