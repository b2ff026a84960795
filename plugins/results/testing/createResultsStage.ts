import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices, type RouteTarget } from '#core';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/createTestSandbox.ts';
import { createBettingStage, type BettingStage } from '../../betting/testing/renderWithBetting.tsx';
import { results } from '../index.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

type Params = Readonly<Record<string, string | number>>;

const paths: Readonly<Record<string, (params: Params) => string>> = {
  'betting.sports': () => 'sports',
  'betting.games': () => 'games',
  'betting.game': ({ id }) => `games/${id ?? ''}`,
  'betting.gameStatistics': ({ id }) => `games/${id ?? ''}/statistics`,
  'betting.gameHistory': ({ id }) => `games/${id ?? ''}/history`,
  'betting.gameLineUps': ({ id }) => `games/${id ?? ''}/line-ups`,
  'betting.gameOutcomes': ({ id }) => `games/${id ?? ''}/outcomes`,
  'betting.champTable': ({ id }) => `champs/${id ?? ''}/table`,
  'results.day': () => 'results',
};

class TestNavigation {
  routeName = 'results.page';
  params: Readonly<Record<string, string>> = {};
  query = new URLSearchParams();
  /** The targets of navigations. */
  readonly gone: (RouteTarget | string)[] = [];

  constructor() {
    makeAutoObservable(
      this,
      { params: observableRef, query: observableRef, gone: false },
      { autoBind: true },
    );
  }

  readonly hasRoute = (): boolean => true;
  readonly href = ({ name, params = {}, query = {} }: RouteTarget): string =>
    `/en/${[name, ...Object.values(params)].join('/')}?${new URLSearchParams(query).toString()}`;

  go(target: RouteTarget | string): void {
    this.gone.push(target);
  }

  open(routeName: string, params: Readonly<Record<string, string>>): void {
    Object.assign(this, { routeName, params });
  }

  rewriteQuery(values: Readonly<Record<string, string | undefined>>): void {
    const query = new URLSearchParams(this.query);
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) query.delete(key);
      else query.set(key, value);
    }
    this.query = query;
  }
}

export interface ResultsStage extends BettingStage {
  readonly sandbox: TestSandbox;
  readonly navigation: TestNavigation;
  /** Calls, as paths with queries. */
  readonly asked: string[];
  /** Calls fail with this status; undefined lets them through. */
  readonly failWith: (status: number | undefined) => void;
  /** Some days before today. */
  readonly daysAgo: (days: number) => string;
}

/** Pages of results over the sandbox in memory: what they show was really played there. */
export async function createResultsStage(
  sandbox: TestSandbox = createTestSandbox(),
): Promise<ResultsStage> {
  const stage = await createBettingStage({ texts: { results: results.i18n.load } });
  const navigation = new TestNavigation();
  const asked: string[] = [];
  let failure: number | undefined;
  const call = async (
    id: string,
    {
      params = {},
      query = {},
    }: { readonly params?: Params; readonly query?: Readonly<Record<string, unknown>> } = {},
  ): Promise<unknown> => {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [key, String(value)]),
    );
    const path = `/web-api/line/v1/${paths[id]?.(params) ?? 'nowhere'}?${search.toString()}`;
    asked.push(path);
    if (failure !== undefined) throw new HttpError(id, failure, []);
    const answer = await sandbox.request(path);
    if (!answer.ok) throw new HttpError(id, answer.status, []);
    return answer.json();
  };
  Object.assign(stage.platform.http, { call });
  const services = stage.services as { -readonly [Key in keyof CoreServices]: CoreServices[Key] };
  services.navigation = fakeOf<CoreServices['navigation']>(navigation);
  stage.time.nowMs = sandbox.nowMs();
  return {
    ...stage,
    sandbox,
    navigation,
    asked,
    failWith: (status) => runInAction(() => (failure = status)),
    daysAgo: (days) => new Date(sandbox.nowMs() - days * 86_400_000).toISOString().slice(0, 10),
  };
}
