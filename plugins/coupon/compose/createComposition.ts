import type { CoreServices } from '#core';
import { couponSelectionsToken } from '../contract.ts';
import { couponAccountToken } from '../account/couponAccountToken.ts';
import { CompositionStore } from './CompositionStore.ts';

/** Behind `compositionToken`. */
export async function createComposition({
  config,
  environment,
  services,
  storage,
}: CoreServices): Promise<CompositionStore> {
  const [selections, account] = await Promise.all([
    services.get(couponSelectionsToken),
    services.get(couponAccountToken),
  ]);
  return new CompositionStore(
    storage,
    selections,
    environment.language,
    account.current?.currency ?? config.currency,
  );
}
