// Services that are loaded with the first selection, as one chunk.
export { createCouponAccount } from '../account/createCouponAccount.ts';
export { loadCodes } from '../codes/createCodes.ts';
export { createComposition } from '../compose/createComposition.ts';
export { createMyBets } from '../my-bets/createMyBets.ts';
export { loadOneClick } from '../one-click/createOneClick.ts';
export { loadPlacement } from '../place/createPlacement.ts';
export { loadCouponCore } from './loadCouponCore.ts';
