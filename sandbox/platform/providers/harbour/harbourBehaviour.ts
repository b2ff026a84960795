import { cardOutcomes, type HarbourStep } from './harbourOutcomes.ts';

/** How the provider behaves whatever is chosen on its page, so that a merchant can be tried out. */
export interface HarbourBehaviour {
  /** The test card whose outcome every payment gets; undefined: each has its own. */
  readonly next: string | undefined;
  readonly hook: HookBehaviour;
  /** How the browser comes back; `lost`: it does not. */
  readonly wayBack: WayBack;
}

export interface HookBehaviour {
  /** Later than usual. */
  readonly delayMs?: number;
  /** How often each one is sent, although it is taken. */
  readonly times?: number;
  /** News of a payment comes in the reverse order. */
  readonly reorder?: boolean;
  /** Signed with a secret that is not the provider's. */
  readonly forge?: boolean;
}

/** How a browser comes back from the provider. */
export const waysBack = ['get', 'post', 'lost'] as const;
export type WayBack = (typeof waysBack)[number];

/** The last four digits of each test card. */
export const testCards: readonly string[] = Object.keys(cardOutcomes).toSorted();

export const defaultBehaviour: HarbourBehaviour = { next: undefined, hook: {}, wayBack: 'get' };

const betweenMs = 1000;

/** The same changes, reported as the set behaviour wants it. */
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
