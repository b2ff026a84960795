import type { MaintenanceWire } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import type { SiteState } from '../site/SiteState.ts';
import type { Blocks } from './Blocks.ts';
import { isCountryCode } from './readAccessControl.ts';

/** The person who moves money; `country` is empty if unknown. */
export interface MoneyMover {
  readonly userId: number | undefined;
  readonly country: string;
}

export interface SiteGateDependencies {
  readonly site: Pick<SiteState, 'read'>;
  readonly blocks: Pick<Blocks, 'isBlocked'>;
  readonly nowMs: () => number;
}

/** Decides whether money may be moved; payouts of settled bets and withdrawals never ask. */
export class SiteGate {
  readonly #dependencies: SiteGateDependencies;

  constructor(dependencies: SiteGateDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * For calls that move or order money. A key that was answered before has to be looked up first.
   *
   * @throws ApiError 503 `maintenance`, 451 `site_blocked`
   */
  require(mover: MoneyMover): void {
    const refusal = this.refusal(mover);
    if (refusal !== undefined) throw refusal;
  }

  /** Returns why the site is closed for a person, undefined while it is open. */
  refusal({ userId, country }: MoneyMover): ApiError | undefined {
    const { site, blocks, nowMs } = this.#dependencies;
    const nowS = nowMs() / 1000;
    const untilS = closedUntilS(
      site.read().site?.['maintenance'] as MaintenanceWire | undefined,
      nowS,
    );
    if (untilS !== undefined)
      return new ApiError(503, 'maintenance', 'The site is being worked on: try again later', {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(untilS - nowS))) },
      });
    const countryCode = isCountryCode(country) ? country : undefined;
    return blocks.isBlocked({ countryCode, userId })
      ? new ApiError(
          451,
          'site_blocked',
          'The site is closed for this visitor: open bets are settled and paid as usual',
        )
      : undefined;
  }
}

/**
 * Returns the end of the current maintenance in epoch seconds, one minute from now if open-ended.
 */
function closedUntilS(maintenance: MaintenanceWire | undefined, nowS: number): number | undefined {
  if (
    maintenance?.isActive !== true ||
    maintenance.web_state === 0 ||
    (maintenance.started_at ?? 0) > nowS
  )
    return undefined;
  const endS = maintenance.ended_at ?? 0;
  if (endS === 0) return nowS + 60;
  return endS > nowS ? endS : undefined;
}
