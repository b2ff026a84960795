import { kindName } from '../kinds/kindName.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { compareStructural, reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import type { CouponSelections } from '../contract.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { CouponStore } from './CouponStore.ts';

interface AnnouncementDependencies {
  readonly services: Pick<CoreServices, 'announcer' | 'environment' | 'i18n' | 'preferences'>;
  readonly selections: CouponSelections;
  readonly rows: RowsStore;
  readonly coupon: CouponStore;
}

/** Screen-reader announcements of the coupon. */
export class CouponAnnouncements {
  readonly #dependencies: AnnouncementDependencies;
  readonly #stops: readonly Dispose[];

  constructor(dependencies: AnnouncementDependencies) {
    const { rows, services } = dependencies;
    this.#dependencies = dependencies;
    this.#stops = [
      reaction(
        () => this.#composed,
        () => services.announcer.polite(this.#summary, 'own'),
      ),
      reaction(
        () => rows.changed.length,
        (count) =>
          count > 0 &&
          services.announcer.polite(this.#t('announce.odds_changed', { count }), 'own'),
      ),
      reaction(
        () => this.#obstacle,
        (text) => text !== '' && services.announcer.polite(text, 'own'),
      ),
      reaction(
        () => this.#scores,
        (scores, before) =>
          services.announcer.polite(
            scores.filter((score) => !before.includes(score)).join('. '),
            'all',
          ),
        { equals: compareStructural },
      ),
    ];
  }

  /** Live events of the coupon with their scores. */
  get #scores(): readonly string[] {
    const playing = this.#dependencies.rows.all.flatMap(({ live }) =>
      live === undefined || !live.isLive || live.scoreText === ''
        ? []
        : [`${live.eventName} ${live.scoreText}`],
    );
    return [...new Set(playing)];
  }

  /** Announces the accepted bets of one order; of many singles maybe only some. */
  accepted(bets: readonly Bet[], order: CouponOrder): void {
    const { announcer, environment } = this.#dependencies.services;
    const minor = bets.reduce((sum, bet) => sum + bet.stake.minor, 0);
    const stake = formatMoney(createMoney(minor, order.currency), environment.language);
    announcer.alert(
      order.type === 'singles'
        ? this.#t('coupon.kinds:singles.announce', {
            placed: bets.length,
            count: order.selections.length,
            stake,
          })
        : this.#t('announce.accepted', { stake }),
    );
  }

  refused(refusal: Refusal): void {
    const event =
      refusal.outcomeIds.flatMap(
        (id) =>
          this.#dependencies.selections.drafts.find((draft) => draft.outcomeId === id)?.eventName ??
          [],
      )[0] ?? '';
    this.#dependencies.services.announcer.alert(
      `${this.#t('refused.title')}. ${this.#t(refusal.key, { event })}`,
    );
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  /** Problems of the selections; empty without any. */
  get #obstacle(): string {
    const { obstacle } = this.#dependencies.rows;
    if (obstacle === undefined) return '';
    return [
      ...('unavailable' in obstacle
        ? [this.#t('announce.blocked', { count: obstacle.unavailable })]
        : []),
      ...('uncombinable' in obstacle ? [this.#t('announce.combine')] : []),
    ].join('. ');
  }

  /** Composition and accepted odds; price changes are announced separately. */
  get #composed(): string {
    const { coupon, rows, selections } = this.#dependencies;
    return [selections.count, coupon.type, coupon.hasTotalOdds, rows.seenTotalOdds].join(' ');
  }

  /** Number of selections with the current total odds, or the kind of coupon. */
  get #summary(): string {
    const { coupon, rows, selections, services } = this.#dependencies;
    const { count } = selections;
    if (count === 0) return this.#t('announce.empty');
    if (!coupon.hasTotalOdds)
      return this.#t('coupon.kinds:announce.kind', {
        count,
        kind: kindName((key) => this.#t(`coupon.kinds:${key}`), coupon.type, count),
      });
    return this.#t('announce.summary', {
      count,
      odds: oddsWriterFor(services)[count === 1 ? 'price' : 'total'](
        toOddsOfThousandths(rows.totalOdds),
      ),
    });
  }

  #t(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#dependencies.services.i18n.t(
      key.includes(':') ? key : `coupon.later:${key}`,
      values,
    );
  }
}
