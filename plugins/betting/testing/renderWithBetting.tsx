import { Hydration } from '../../../core/runtime/views/Hydration.ts';
import { render, type RenderResult } from '@testing-library/react';
import { makeAutoObservable, makeObservable, observable, runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { Preferences, FeedStatus } from '#core';
import { TestPage } from '../../../test/services/TestPage.tsx';
import type { Runtime } from '../../../core/ui/react/ServicesContext.ts';
import { ViewLoader } from '../../../core/runtime/views/ViewLoader.ts';
import { FixedServices } from '../../../test/services/FixedServices.ts';
import {
  selectionTakerToken,
  type SelectionDraft,
  type SelectionTaker,
} from '../prices/SelectionTaker.ts';
import { createPageTexts, type Namespaces } from '../../../core/runtime/texts/createPageTexts.ts';
import { dictionariesOf } from '../../../core/runtime/plan/dictionariesOf.ts';
import { shell } from '../../../core/shell/index.ts';
import { bettingToken } from '../contract.ts';
import { betting as manifest } from '../index.ts';
import { createBetting } from '../service/createBetting.ts';
import type { Betting } from '../service/Betting.ts';
import { ManualTime } from './ManualTime.ts';
import { ScriptedLine } from './ScriptedLine.ts';
import {
  createTestServices,
  type TestServices,
} from '../../../test/services/createTestServices.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

class TestSelections implements SelectionTaker {
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
    runInAction(() =>
      isIn ? this.ids.delete(draft.outcomeId) : this.ids.set(draft.outcomeId, draft),
    );
    return isIn ? 'removed' : 'added';
  };
  readonly press = (draft: SelectionDraft): void => void this.toggle(draft);
  readonly remove = (outcomeId: number): void => void this.ids.delete(outcomeId);
  readonly clear = (): void => this.ids.clear();
  readonly acceptOdds = (): void => undefined;
  readonly setLocked = (): void => undefined;
  readonly addPressHandler = (): (() => void) => () => undefined;
  readonly setPressHint = (): void => undefined;
}

class TestFeedState {
  status: FeedStatus = 'current';
  staleSinceMs: number | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }
}

/** Services and controls of a component test. */
export interface BettingStage {
  readonly time: ManualTime;
  readonly platform: ScriptedLine;
  readonly selections: TestSelections;
  readonly preferences: Preferences;
  readonly feed: TestFeedState;
  readonly announced: string[];
  /** Errors that a boundary has reported. */
  readonly reported: readonly unknown[];
  readonly betting: Betting;
  readonly services: TestServices;
  readonly render: (node: ReactNode) => RenderResult;
}

/** Renders with this plugin's real stores; the test controls time, feed and coupon. */
export async function createBettingStage({
  texts = {},
}: { readonly texts?: Namespaces } = {}): Promise<BettingStage> {
  const time = new ManualTime();
  const platform = new ScriptedLine();
  const selections = new TestSelections();
  const feed = new TestFeedState();
  const announced: string[] = [];
  const known = new Map<string, unknown>([[selectionTakerToken.name, selections]]);
  const reported: unknown[] = [];
  const namespaces = {
    ...Object.fromEntries(dictionariesOf('betting', manifest.i18n)),
    shell: shell.i18n.load,
    ...texts,
  };
  const reports = {
    report: (error: unknown) => void reported.push(error),
    entries: [],
  };
  const i18n = createPageTexts({
    language: 'en',
    defaultLanguage: 'en',
    namespaces,
    reports,
  });
  await Promise.all(Object.keys(namespaces).map((namespace) => i18n.loadNamespace(namespace)));
  const services = createTestServices({
    announcer: {
      polite: (text: string) => announced.push(text),
      alert: (text: string) => announced.push(text),
    },
    clock: time.clock,
    scheduler: time.scheduler,
    environment: { language: 'en', direction: 'ltr' },
    feed,
    i18n,
    notices: { add: () => () => undefined },
    reports,
    services: new FixedServices((name) => known.get(name)),
  });
  const { preferences } = services;
  const betting = createBetting(services);
  known.set(bettingToken.name, betting);
  await Promise.resolve();
  await Promise.resolve();
  const views = new ViewLoader(i18n);
  const runtime = fakeOf<Runtime>({
    services,
    views,
    hydration: new Hydration(),
    title: fakeOf<Runtime['title']>({ show: () => undefined }),
    health: fakeOf<Runtime['health']>({ record: () => undefined }),
  });
  return {
    time,
    platform,
    selections,
    preferences,
    feed,
    announced,
    reported,
    betting,
    services,
    render: (node) =>
      render(
        <TestPage runtime={runtime}>
          <Suspense>{node}</Suspense>
        </TestPage>,
      ),
  };
}
