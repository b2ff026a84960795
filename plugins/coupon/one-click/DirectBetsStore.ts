import { oddsFormatFor, oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose, Notice } from '#core';
import { createMoney } from '#domain/money/Money.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { namesInLine } from '#domain/texts/sidesInLine.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { responsibleRoute, type Terms } from '../../auth/contract.ts';
import { openCouponCommand, type SelectionDraft } from '../../betting/contract.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { betNumber } from '#domain/bets/betNumber.ts';
import type { Refusal } from '../refusals/Refusal.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import {
  findPlaceBlocker,
  isBlockedByPlacement,
  type PlaceBlocker,
} from '../place/PlaceBlocker.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import { referralOf } from '../place/referralOf.ts';
import { takenFrom } from '../place/writeOrder.ts';
import { checkStake } from '../stake/checkStake.ts';

export interface DirectBetsDependencies {
  readonly services: CoreServices;
  readonly settings: SettingsStore;
  readonly account: CouponAccountStore;
  readonly placement: PlacementStore;
  readonly terms: Terms | undefined;
  /** Finds the pressed odds while they are on the page. */
  readonly findPressed: (outcomeId: number) => NonNullable<Notice['anchor']>;
}

/** A second press on the same outcome within this time is ignored. */
const againMs = 1000;

/** Returns the key of the reason why nothing was sent. */
function reasonOf(blocker: PlaceBlocker | undefined): 'busy' | 'delayed' | 'balance' | 'not-now' {
  if (isBlockedByPlacement(blocker)) return 'busy';
  if (blocker?.kind === 'stale') return 'delayed';
  return blocker?.kind === 'stake' && blocker.problem.kind === 'above-balance'
    ? 'balance'
    : 'not-now';
}

/**
 * Singles placed outside of the coupon, by one click or from the quick coupon. They use the
 * coupon's `PlacementStore`, so each has an idempotency key and a lost answer is looked up. Results
 * are notices beside the pressed odds.
 */
export class DirectBetsStore {
  pressed: SelectionDraft | undefined = undefined;
  /** The last bet was refused for its amount, which can be changed. */
  isStakeRefused = false;
  /** Anchor of the notice about the pressed outcome. */
  #anchor: Notice['anchor'];
  #hasPanel = false;
  readonly #pressedAtMs = new Map<number, number>();
  readonly #dependencies: DirectBetsDependencies;
  readonly #stop: Dispose;

  constructor(dependencies: DirectBetsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { pressed: observableRef }, { autoBind: true });
    this.#stop = reaction(
      () => dependencies.placement.state.kind === 'unknown' && this.isPlacing,
      (isUnknown) =>
        isUnknown &&
        this.#say({
          tone: 'warning',
          title: this.#t('unknown.title'),
          text: this.#t('unknown.text'),
          anchor: this.#anchor,
        }),
    );
  }

  /** Whether such a bet is pending. */
  get isPlacing(): boolean {
    return this.pressed !== undefined && this.#dependencies.placement.isUnderWay;
  }

  /**
   * Sends a single at the odds of the draft, or shows why not.
   *
   * @param hasPanel the quick coupon is open and stays open if the amount is refused
   */
  place(draft: SelectionDraft, stakeMinor: number, hasPanel = false): void {
    const { account, placement, services, settings, terms } = this.#dependencies;
    const { announcer, clock, feed, preferences } = services;
    const nowMs = clock.monotonicMs();
    const anchor = this.#dependencies.findPressed(draft.outcomeId);
    if (nowMs - (this.#pressedAtMs.get(draft.outcomeId) ?? -againMs) < againMs) {
      const words = this.#t('one-click.again');
      // It must not cover the result of the bet.
      if (this.isPlacing) this.#say({ tone: 'info', title: words, anchor });
      else announcer.polite(words);
      return;
    }
    const { current } = account;
    const blocker = findPlaceBlocker({
      placement: placement.state,
      selectionCount: 1,
      closure: account.closure,
      isStale: feed.status === 'delayed' && draft.isLive,
      staking: terms?.staking,
      stakeProblem: checkStake(stakeMinor, { balanceMinor: current?.balance.minor }),
      hasAccount: current !== undefined,
    });
    if (blocker !== undefined || current === undefined) {
      this.#say({
        tone: 'warning',
        title: this.#t('coupon.later:refused.title'),
        text: this.#t(`one-click.${reasonOf(blocker)}`),
        anchor,
      });
      return;
    }
    const refId = referralOf(services.cookies);
    this.#pressedAtMs.set(draft.outcomeId, nowMs);
    this.pressed = draft;
    this.isStakeRefused = false;
    this.#hasPanel = hasPanel;
    this.#anchor = anchor;
    const isSent = placement.place({
      accountId: current.id,
      type: 'single',
      stakeMinor,
      currency: current.currency,
      policy: settings.policy,
      oddsFormat: oddsFormatFor(preferences),
      oddsByView: oddsWriterFor(services).price(toOddsOfThousandths(draft.odds)),
      ...(refId === undefined ? {} : { refId }),
      selections: [{ outcomeId: draft.outcomeId, odds: draft.odds, ...takenFrom(draft) }],
      ...(settings.choices.isExactOdds ? { isExactOdds: true } : {}),
      ...(settings.choices.isDroppedOnScoreChange ? { isDroppedOnScoreChange: true } : {}),
    });
    if (!isSent) this.pressed = undefined;
  }

  /** Shows the notice of an accepted direct bet; false if the bet is another one. */
  endAccepted(bet: Bet): boolean {
    const draft = this.#end();
    if (draft === undefined) return false;
    const writer = oddsWriterFor(this.#dependencies.services);
    const odds = bet.selections[0]?.odds ?? toOddsOfThousandths(draft.odds);
    this.#say({
      tone: 'success',
      title: this.#t('coupon.later:accepted.title'),
      anchor: this.#anchor,
      text: this.#t('one-click.accepted', {
        number: betNumber(bet.id),
        name: pickOf(draft, this.#dependencies.services.environment.direction),
        odds: writer.exactPrice(odds),
        stake: this.#money(bet.stake.minor, bet.stake.currency),
      }),
      actions: [
        {
          id: 'bets',
          label: this.#t('coupon:tab.bets'),
          run: () =>
            void this.#dependencies.services.commands.run(openCouponCommand, { tab: 'bets' }),
        },
      ],
    });
    return true;
  }

  endRefused(refusal: Refusal): boolean {
    const draft = this.#end();
    if (draft === undefined) return false;
    this.isStakeRefused = refusal.place === 'stake';
    const [change] = refusal.changes;
    const { navigation } = this.#dependencies.services;
    const writer = oddsWriterFor(this.#dependencies.services);
    const personLimit = refusal.isPersonLimit === true ? refusal.limit : undefined;
    const reason =
      personLimit !== undefined
        ? // Only the remainder is shown, because with none left the stake cannot be lowered.
          this.#t('coupon.later:stake.above-own', {
            limit: this.#money(personLimit.minor, personLimit.currency),
          })
        : change === undefined
          ? this.#t(refusal.key, {
              event: namesInLine(
                draft.eventName,
                this.#dependencies.services.environment.direction,
              ),
            })
          : this.#t('one-click.odds', {
              was: writer.exactPrice(toOddsOfThousandths(change.was)),
              now: writer.exactPrice(toOddsOfThousandths(change.now)),
            });
    const limit =
      refusal.limit === undefined || personLimit !== undefined
        ? []
        : [
            this.#t('coupon.later:refused.limit', {
              limit: this.#money(refusal.limit.minor, refusal.limit.currency),
            }),
          ];
    const { cap } = refusal;
    const currency = refusal.limit?.currency;
    const because =
      cap === undefined || currency === undefined
        ? []
        : [
            this.#t(`coupon.later:stake.most-${cap.kind}`, {
              limit: this.#money(cap.minor, currency),
            }),
          ];
    this.#say({
      tone: 'danger',
      title: this.#t('coupon.later:refused.title'),
      anchor: this.#hasPanel && this.isStakeRefused ? undefined : this.#anchor,
      text: [
        `${pickOf(draft, this.#dependencies.services.environment.direction)}.`,
        reason,
        ...limit,
        ...because,
        this.#t('coupon.later:refused.nothing-charged'),
      ].join(' '),
      ...(refusal.remedy === 'limits' && navigation.hasRoute(responsibleRoute)
        ? {
            actions: [
              {
                id: 'limits',
                label: this.#t('coupon.later:remedy.limits'),
                run: () => navigation.go({ name: responsibleRoute }),
              },
            ],
          }
        : {}),
    });
    return true;
  }

  endSignedOut(): boolean {
    if (this.#end() === undefined) return false;
    this.#say({
      tone: 'warning',
      title: this.#t('coupon.later:signed-out.title'),
      anchor: this.#anchor,
      text: this.#t('one-click.signed-out'),
    });
    return true;
  }

  dispose(): void {
    this.#stop();
  }

  /** Ends the current bet and returns its draft; the coupon is unchanged. */
  #end(): SelectionDraft | undefined {
    const draft = this.pressed;
    this.pressed = undefined;
    if (draft !== undefined) this.#dependencies.placement.dismiss();
    return draft;
  }

  #money(minor: number, currency: string): string {
    return formatMoney(
      createMoney(minor, currency),
      this.#dependencies.services.environment.language,
    );
  }

  #say(notice: Omit<Notice, 'group' | 'kind'>): void {
    this.#dependencies.services.notices.add({
      group: 'one-click',
      kind: notice.actions === undefined ? 'default' : 'default-with-controls',
      ...notice,
    });
  }

  #t(key: string, values?: Readonly<Record<string, string | number>>): string {
    return this.#dependencies.services.i18n.t(
      key.includes(':')
        ? key
        : key.startsWith('one-click')
          ? `coupon.later:${key}`
          : `coupon.later:${key}`,
      values,
    );
  }
}
