import type { FactorRecovery as FactorRecoveryWire } from '#wire';
import { factorRefusals, type FactorRecovery } from './FactorRecovery.ts';

export function readFactorRecovery(wire: FactorRecoveryWire): FactorRecovery {
  return {
    state: wire.state,
    endsAtS: wire.ends_at,
    refusal:
      wire.refusal === undefined
        ? undefined
        : (factorRefusals.find((each) => each === wire.refusal) ?? 'other'),
    triesLeft: wire.tries_left,
  };
}
