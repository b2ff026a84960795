import type { CoreServices } from '#core';
import type { Odds } from '#domain/odds/Odds.ts';
import { type CouponSelections } from '../contract.ts';
import { questionModal } from '../../support/contract.ts';
import { defaultType } from '#domain/ticket/CouponType.ts';
import type { Refusal } from './Refusal.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { CouponCore } from '../setup/CouponCore.ts';
import { confirmTermsRoute, responsibleRoute } from '../../auth/contract.ts';

/** The stores that a remedy acts on. */
export interface RemedyStores extends Pick<
  CouponCore,
  'carriedTotal' | 'coupon' | 'limits' | 'money' | 'stake' | 'stakeCheck'
> {
  readonly account: CouponAccountStore;
  readonly composition: CompositionStore;
  readonly placement: PlacementStore;
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
}

/** Button that resolves a refusal; `key` is one of the later texts. */
export interface Remedy {
  readonly key: string;
  readonly count?: number;
  /** Stake that the button fills in, minor units of the coupon's currency. */
  readonly stakeMinor?: number;
  /** Odds that the button accepts. */
  readonly odds?: Odds;
  readonly run: () => void;
}

/** Returns the remedy of a refusal; undefined where only another attempt or amount helps. */
export function remedyOf(
  refusal: Refusal,
  stores: RemedyStores,
  services: CoreServices,
): Remedy | undefined {
  const {
    account,
    composition,
    coupon,
    carriedTotal,
    limits,
    money,
    placement,
    selections,
    settings,
    stake,
    stakeCheck,
  } = stores;
  const { modals, navigation } = services;
  // A limit of one block is filled in there.
  const block =
    coupon.hasBlocks && coupon.hasOwnStakes
      ? coupon.blocks.find(({ outcomeIds }) =>
          outcomeIds.some((id) => refusal.outcomeIds.includes(id)),
        )
      : undefined;
  // Never fills in less than the minimum, which would be refused again.
  const least =
    block === undefined ? stakeCheck.leastStakeMinor : (limits.ownLimits(block.id).minMinor ?? 1);
  const fill = (minor: number | undefined): Remedy | undefined =>
    minor === undefined ||
    minor < least ||
    minor === (block === undefined ? stake.minor : block.stake)
      ? undefined
      : {
          key: 'remedy.stake',
          stakeMinor: minor,
          run: () =>
            block === undefined ? stake.set(minor) : composition.blockStakes.set(block.id, minor),
        };
  /** Removes the blocking money mode, after which the coupon can be sent. */
  const drop = (key: string, run: () => void): Remedy => ({
    key,
    run: () => {
      run();
      placement.dismiss();
    },
  });
  const go = (name: string, key: string): Remedy | undefined =>
    navigation.hasRoute(name) ? { key, run: () => navigation.go({ name }) } : undefined;
  const limitMinor =
    refusal.limit?.currency === stake.currency
      ? block === undefined
        ? shareOf(refusal, refusal.limit.minor, stores)
        : refusal.limit.minor
      : undefined;
  switch (refusal.remedy) {
    case 'remove': {
      const ids = refusal.outcomeIds.filter((id) => selections.has(id));
      // The first of mutually exclusive selections stays.
      const removed =
        refusal.key === 'refused.dependent_selections' && ids.length > 1 ? ids.slice(1) : ids;
      return removed.length === 0
        ? undefined
        : {
            key: 'remedy.remove',
            count: removed.length,
            run: () => {
              for (const id of removed) selections.remove(id);
            },
          };
    }
    case 'set-limit':
      return fill(limitMinor);
    case 'lower-stake':
      return fill(refusal.limit === undefined ? stakeCheck.largestStakeMinor : limitMinor);
    case 'drop-exact':
      return { key: 'remedy.exact', run: () => settings.set('isExactOdds', false) };
    case 'drop-promo':
      return money.promo === undefined
        ? undefined
        : drop('remedy.promo', () => money.setPromo(undefined));
    case 'drop-advance':
      return money.isAdvanceOn ? drop('remedy.advance', () => money.setAdvance(false)) : undefined;
    case 'drop-bonus':
      return money.bonus.kind === 'given'
        ? drop('remedy.bonus', () => money.setBonusDeleted(true))
        : undefined;
    case 'reload-accounts':
      return drop('remedy.accounts', account.reload);
    case 'support':
      return {
        key: 'remedy.support',
        run: () => void modals.open(questionModal, { topic: 'bets' }),
      };
    case 'terms':
      return go(confirmTermsRoute, 'remedy.terms');
    case 'limits':
      return limitMinor !== undefined && limitMinor >= least
        ? fill(limitMinor)
        : go(responsibleRoute, 'remedy.limits');
    case 'default-kind':
      return {
        key: 'remedy.kind',
        run: () => {
          carriedTotal.choose(defaultType(selections.count));
          placement.dismiss();
        },
      };
    case 'accept-odds':
    case 'retry':
    case 'none':
      return undefined;
  }
}

/** Converts a limit of the total to the field's amount: a share where the field is per bet. */
function shareOf(
  { key, remedy }: Refusal,
  limitMinor: number,
  { coupon, stakeCheck }: RemedyStores,
): number | undefined {
  if (!coupon.hasOwnStakes)
    return stakeCheck.perField(
      limitMinor,
      key === 'refused.stake_below_min' ? Math.ceil : Math.floor,
    );
  // A limit per bet does not limit the sum.
  if (remedy === 'set-limit') return limitMinor;
  const { count, fixedMinor } = coupon.commonShare;
  return count === 0 ? undefined : Math.floor((limitMinor - fixedMinor) / count);
}
