import type { CoreServices } from '#core';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import { couponSelectionsToken, type CouponSelections } from '../contract.ts';
import { compositionToken } from '../compose/compositionToken.ts';
import { CodesApi } from './CodesApi.ts';
import { CodesStore } from './CodesStore.ts';

/** Behind `codesToken`. */
export async function loadCodes(services: CoreServices): Promise<CodesStore> {
  const [selections, composition] = await Promise.all([
    services.services.get(couponSelectionsToken),
    services.services.get(compositionToken),
    services.i18n.loadNamespace('coupon.later'),
  ]);
  return createCodes(services, selections, composition);
}

export function createCodes(
  { announcer, http, i18n }: CoreServices,
  selections: CouponSelections,
  composition: CompositionStore,
): CodesStore {
  return new CodesStore({
    api: new CodesApi(http),
    selections,
    compose: composition.compose,
    onLoaded: (open, total) =>
      announcer.polite(i18n.t('coupon.later:announce.loaded', { open, count: total })),
  });
}
