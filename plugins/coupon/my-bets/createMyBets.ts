import type { CoreServices } from '#core';
import { CouponApi } from '../compose/CouponApi.ts';
import { MyBetsStore } from './MyBetsStore.ts';

/** Behind `myBetsToken`. */
export function createMyBets({ feed, http, session }: CoreServices): MyBetsStore {
  return new MyBetsStore({ api: new CouponApi(http), feed, session });
}
