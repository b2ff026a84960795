import type { Http } from '#core';
import type { TwoStepOutcome } from '../../auth/contract.ts';
import { readSignInStep } from '../../auth/ui.ts';
import type { FactorPaper, FactorRecovery } from './FactorRecovery.ts';
import { readFactorRecovery } from './factorRecoveryFromWire.ts';

/** Creates a request, or returns the open one. */
export async function requestFactorRecovery(http: Http, ticket: string): Promise<FactorRecovery> {
  return readFactorRecovery(await http.call('recovery.askFactor', { body: { ticket } }));
}

export async function loadFactorRecovery(http: Http, signal: AbortSignal): Promise<FactorRecovery> {
  return readFactorRecovery(await http.call('recovery.factorState', { signal }));
}

export async function sendFactorPaper(
  http: Http,
  paper: FactorPaper,
  files: readonly [string, ...string[]],
): Promise<FactorRecovery> {
  return readFactorRecovery(
    await http.call('recovery.sendFactorPaper', { body: { paper, files: [...files] } }),
  );
}

export async function withdrawFactorRecovery(http: Http): Promise<void> {
  await http.call('recovery.withdrawFactor');
}

/** Signs in without the second factor, after the request was granted. */
export async function signInWithoutFactor(http: Http, ticket: string): Promise<TwoStepOutcome> {
  const step = readSignInStep(
    await http.call('recovery.signInWithoutFactor', { body: { ticket } }),
  );
  if (step.kind === 'two-step') return { kind: 'over' };
  return step.kind === 'new-device' ? step : { kind: 'signed-in', ...step.answer };
}

/** "Not me": ends the request named in the e-mail. */
export async function endFactorRecovery(http: Http, token: string): Promise<void> {
  await http.call('recovery.endFactor', { body: { token } });
}
