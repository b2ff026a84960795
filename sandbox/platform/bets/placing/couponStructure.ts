import type { PlaceCouponRequest } from '#wire';
import { blocksOf } from '#domain/ticket/blocksOf.ts';
import { selectionCounts } from '#domain/ticket/conflicts/selectionCounts.ts';
import { couponTypeOf, type CouponType } from '#domain/ticket/CouponType.ts';
import { blockSystemOptions, systemOptions } from '#domain/ticket/systemOptions.ts';
import type { BlockStake, Ticket } from '#domain/ticket/Ticket.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import { ApiError } from '../../http/ApiError.ts';

/** Maximum number of selections of any kind; some kinds allow fewer. */
export const platformMost = 20;

export function maxSelections(type: CouponType): number {
  return Math.min(platformMost, selectionCounts[type].most);
}

type Selections = PlaceCouponRequest['bets'];

export function typeOf(typeId: number): CouponType {
  const type = couponTypeOf(typeId);
  if (type === undefined)
    throw new ApiError(422, 'type_unavailable', `There is no coupon type ${typeId}: use 0 to 9`, {
      field: 'typeId',
    });
  return type;
}

/** Whether blocks or selections have their own stakes instead of one for all. */
export function hasOwnStakes({
  typeId,
  amountByBlockId,
}: Pick<PlaceCouponRequest, 'typeId' | 'amountByBlockId'>): boolean {
  const type = couponTypeOf(typeId);
  return (
    type === 'conditional' ||
    type === 'singles' ||
    (type === 'multi' && amountByBlockId !== undefined)
  );
}

/**
 * Checks the structure of a coupon before its outcomes are read: number of selections, system size,
 * blocks, owner of each stake. The error names the first fault and its remedy.
 */
export function checkStructure(request: PlaceCouponRequest): void {
  const type = typeOf(request.typeId);
  checkCount(type, request.bets);
  if (type === 'system')
    checkSize(
      request,
      systemOptions(request.bets).map(({ value }) => value),
    );
  if (type === 'multi' || type === 'conditional') checkBlocks(type, request);
  if (type === 'singles')
    checkOwnStakes(
      'amountByBetId',
      request.amountByBetId,
      request.bets.map(({ id }) => id),
    );
  const total = totalStake(toRequestedTicket(request, []));
  if (total !== request.amount.minor)
    throw new ApiError(
      422,
      'amount_mismatch',
      `The stakes come to ${total}, the amount is ${request.amount.minor}: send their sum as the amount`,
      {
        field: 'amount',
        meta: { sum: { minor: total, currency: request.amount.currency } },
      },
    );
}

function checkCount(type: CouponType, bets: Selections): void {
  const ids = bets.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  if (twice.length > 0)
    throw new ApiError(
      422,
      'duplicate_selection',
      `Outcome ${twice.join(', ')} is in the coupon twice: leave it there once`,
      { field: 'bets', meta: { ids: twice } },
    );
  const { least } = selectionCounts[type];
  const most = maxSelections(type);
  const refuse = (code: string, rule: string): ApiError =>
    new ApiError(
      422,
      code,
      `A coupon of type ${type} has ${rule} selections, this one has ${ids.length}`,
      { field: 'bets', meta: { ids, least, most } },
    );
  if (ids.length < least) throw refuse('too_few_selections', `at least ${least}`);
  if (ids.length > most)
    throw refuse('too_many_selections', least === most ? `${most}` : `at most ${most}`);
}

function checkSize({ systemValue }: PlaceCouponRequest, sizes: readonly number[]): void {
  if (sizes.length === 0)
    throw new ApiError(
      422,
      'too_few_selections',
      'A system needs three selections beside its bankers: add selections or free a banker',
      { field: 'bets', meta: { least: 3 } },
    );
  if (systemValue === undefined || !sizes.includes(systemValue))
    throw new ApiError(
      422,
      'system_size_invalid',
      `The size ${systemValue ?? '(none)'} is not possible here: use ${sizes[0]} to ${sizes.at(-1)}`,
      { field: 'systemValue', meta: { sizes } },
    );
}

function checkBlocks(type: 'multi' | 'conditional', request: PlaceCouponRequest): void {
  const { bets, amountByBlockId } = request;
  const blocks = blocksOf(bets);
  const outside = bets.filter(({ blockId = 0 }) => blockId === 0).map(({ id }) => id);
  if (type === 'conditional' && outside.length > 0)
    throw new ApiError(
      422,
      'blocks_invalid',
      `A conditional coupon has no lobby: put ${outside.join(', ')} into a block`,
      { field: 'bets', meta: { ids: outside } },
    );
  if (blocks.length < 2)
    throw new ApiError(
      422,
      'blocks_invalid',
      `A ${type} coupon has at least two blocks, this one has ${blocks.length}: put a selection into another block`,
      {
        field: 'bets',
        meta: { ids: bets.map(({ id }) => id) },
      },
    );
  if (type === 'multi' && amountByBlockId === undefined) {
    checkSize(
      request,
      blockSystemOptions(blocks.length, outside.length).map(({ value }) => value),
    );
    return;
  }
  checkOwnStakes(
    'amountByBlockId',
    amountByBlockId,
    blocks.map(({ id }) => id),
  );
  const [first] = blocks;
  const grabbing = blocks
    .filter(({ id }) => amountByBlockId?.[id] === 'max' && (type === 'multi' || id === first?.id))
    .map(({ id }) => id);
  if (grabbing.length > 0)
    throw new ApiError(
      422,
      'stake_missing',
      `Nothing is held yet that "max" could name: give block ${grabbing.join(', ')} a stake`,
      { field: 'amountByBlockId', meta: { ids: grabbing } },
    );
}

/** Requires a stake for every block or selection, and for nothing else. */
function checkOwnStakes(
  field: 'amountByBlockId' | 'amountByBetId',
  stakes: Readonly<Record<string, BlockStake>> | undefined,
  ids: readonly number[],
): void {
  const known = new Set(ids.map(String));
  const without = ids.filter((id) => stakes?.[id] === undefined);
  if (without.length > 0)
    throw new ApiError(422, 'stake_missing', `${without.join(', ')} has no stake: give it one`, {
      field,
      meta: { ids: without },
    });
  const foreign = Object.keys(stakes ?? {}).filter((id) => !known.has(id));
  if (foreign.length > 0)
    throw new ApiError(
      422,
      'stake_foreign',
      `${foreign.join(', ')} has a stake but is not in the coupon: leave its stake out`,
      { field, meta: { ids: foreign.map(Number) } },
    );
}

/**
 * Returns the ticket of a request with everything open; fields that the kind does not use are
 * dropped.
 */
export function toRequestedTicket(
  { typeId, amount, bets, systemValue, amountByBlockId, amountByBetId }: PlaceCouponRequest,
  odds: readonly number[],
  antiOdds?: number,
): Ticket {
  const type = typeOf(typeId);
  const hasBlocks = type === 'multi' || type === 'conditional';
  const isSystem = type === 'system' || (type === 'multi' && amountByBlockId === undefined);
  return {
    type,
    stakeMinor: amount.minor,
    selections: bets.map(({ id, blockId, isBanker }, index) => ({
      odds: odds[index] ?? 1000,
      settlement: 'unsettled',
      ...(type === 'system' && isBanker === true ? { isBanker } : {}),
      ...(hasBlocks ? { blockId: blockId ?? 0 } : {}),
      ...(type === 'singles' ? { stakeMinor: amountByBetId?.[id] ?? 0 } : {}),
    })),
    ...(isSystem && systemValue !== undefined ? { systemSize: systemValue } : {}),
    ...(hasBlocks && amountByBlockId !== undefined ? { blockStakes: amountByBlockId } : {}),
    ...(type === 'antiAccumulator' && antiOdds !== undefined ? { antiOdds } : {}),
  };
}
