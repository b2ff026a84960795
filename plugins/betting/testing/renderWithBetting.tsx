import { render, type RenderResult } from '@testing-library/react';
import { makeAutoObservable, makeObservable, observable, runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { AppViewType, CoreServices, FeedStatus, I18n, OddsFormat, OddsWriter, PreferenceValues } from '#core';
import { createOddsWriter } from '../../../core/odds/createOddsWriter.ts';
import { RuntimeContext, type Runtime } from '../../../core/react/ServicesContext.ts';
import { ViewLoader } from '../../../core/views/ViewLoader.ts';
import { FixedServices } from '../../../core/services/FixedServices.ts';
import { couponSelectionsToken, type CouponSelections, type SelectionDraft } from '../../coupon/contract.ts';
import { bettingToken } from '../contract.ts';
import accumulatorTexts from '../locales/accumulators/en.json' with { type: 'json' };
import texts from '../locales/en.json' with { type: 'json' };
import laterTexts from '../locales/later/en.json' with { type: 'json' };
import { Betting } from '../stores/Betting.ts';
import { ManualTime } from './ManualTime.ts';
import { MemoryStorage } from './MemoryStorage.ts';
import { TestPlatform } from './TestPlatform.ts';

class TestSelections implements CouponSelections {
  readonly ids = observable.map<number, SelectionDraft>([], { deep: false });
  isLocked = false;
  pressHint = '';

  constructor() {
    makeObservable(this, { pressHint: true });
  }

  get count(): number {
    return this.ids.size;
  }

  get drafts(): readonly SelectionDraft[] {
    return [...this.ids.values()];
  }

  readonly has = (outcomeId: number): boolean => this.ids.has(outcomeId);
  readonly toggle = (draft: SelectionDraft): 'added' | 'removed' => {
    const isIn = this.ids.has(draft.outcomeId);
    runInAction(() => (isIn ? this.ids.delete(draft.outcomeId) : this.ids.set(draft.outcomeId, draft)));
    return isIn ? 'removed' : 'added';
  };
  readonly press = (draft: SelectionDraft): void => void this.toggle(draft);
  readonly remove = (outcomeId: number): void => void this.ids.delete(outcomeId);
  readonly clear = (): void => this.ids.clear();
  readonly acceptOdds = (): void => undefined;
  readonly setLocked = (): void => undefined;
  readonly addTaker = (): (() => void) => () => undefined;
  readonly setPressHint = (): void => undefined;
}

class TestPreferences {
  theme = 'dark';
  oddsFormat: OddsFormat = 0;
  appViewType: AppViewType = 0;
  isFullMarketNames = false;
  isGroupByCountry = true;
  mayKeep = true;
  timeZoneOffsetMin = 0;
  is12h = false;
  isCalm = false;
  readonly first = { appViewType: 0, isFullMarketNames: false, isGroupByCountry: true };

  constructor() {
    makeAutoObservable(this, { first: false });
  }

  get oddsWriter(): OddsWriter {
    return createOddsWriter(this.oddsFormat);
  }

  set<Key extends keyof PreferenceValues>(key: Key, value: PreferenceValues[Key]): void {
    Object.assign(this, { [key]: value });
  }
}

class TestFeedState {
  status: FeedStatus = 'live';
  staleSinceMs: number | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }
}

/** What a component test looks at and moves. */
export interface BettingStage {
  readonly time: ManualTime;
  readonly platform: TestPlatform;
  readonly selections: TestSelections;
  readonly preferences: TestPreferences;
  readonly feed: TestFeedState;
  readonly announced: string[];
  /** The query of the address. */
  readonly address: URLSearchParams;
  /** Errors that a boundary has told. */
  readonly reported: readonly unknown[];
  readonly betting: Betting;
  readonly services: CoreServices;
  readonly render: (node: ReactNode) => RenderResult;
}

/** Components of this plugin over its real stores, with time, feed and coupon in the hands of the test. */
export async function createBettingStage({ texts: others = {} }: { readonly texts?: Readonly<Record<string, string>> } = {}): Promise<BettingStage> {
  const translate = translateWith({ ...texts, ...laterTexts, ...accumulatorTexts, ...others });
  const time = new ManualTime();
  const platform = new TestPlatform();
  const selections = new TestSelections();
  const preferences = new TestPreferences();
  const feed = new TestFeedState();
  const announced: string[] = [];
  const address = new URLSearchParams();
  const known = new Map<string, unknown>([[couponSelectionsToken.name, selections]]);
  const i18n = { t: translate, language: 'en', languageOf: () => 'en', has: () => true, loadNamespace: () => Promise.resolve() };
  const reported: unknown[] = [];
  const services = {
    announcer: { polite: (text: string) => announced.push(text), alert: (text: string) => announced.push(text) },
    clock: time.clock,
    scheduler: time.scheduler,
    environment: { language: 'en', direction: 'ltr' },
    feed: Object.assign(feed, { subscribe: platform.feed.subscribe }),
    http: platform.http,
    i18n,
    navigation: {
      href: (target: { readonly name: string; readonly params?: Readonly<Record<string, string | number>> }) => `/en/${[target.name, ...Object.values(target.params ?? {})].join('/')}`,
      go: () => undefined,
      hasRoute: () => true,
      params: {},
      query: address,
      rewriteQuery: (values: Readonly<Record<string, string | undefined>>) => {
        for (const [key, value] of Object.entries(values)) {
          if (value === undefined) address.delete(key);
          else address.set(key, value);
        }
      },
    },
    notices: { add: () => () => undefined },
    preferences,
    reports: { report: (error: unknown) => reported.push(error), entries: [] },
    services: new FixedServices((name) => known.get(name)),
    session: { isAuthed: false, ready: Promise.resolve(), onChange: () => () => undefined },
    storage: new MemoryStorage(),
  } as unknown as CoreServices;
  const betting = new Betting(services);
  known.set(bettingToken.name, betting);
  await Promise.resolve();
  await Promise.resolve();
  const views = new ViewLoader(i18n as unknown as I18n);
  const runtime = { services, views, title: { show: () => undefined }, health: { record: () => undefined } } as unknown as Runtime;
  return {
    time,
    platform,
    selections,
    preferences,
    feed,
    announced,
    address,
    reported,
    betting,
    services,
    render: (node) =>
      render(
        <RuntimeContext value={runtime}>
          <Suspense>{node}</Suspense>
        </RuntimeContext>,
      ),
  };
}

function translateWith(dictionary: Readonly<Record<string, string>>) {
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const name = key.slice(key.indexOf(':') + 1);
    const plural = values['count'] === 1 ? `${name}_one` : `${name}_other`;
    const text = dictionary[name] ?? dictionary[plural] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''));
  };
}
