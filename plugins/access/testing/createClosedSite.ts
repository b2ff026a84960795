import { observable, runInAction } from 'mobx';
import { HttpError, type Dispose, type NavigationRequest } from '#core';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import type { BlockAnswer, SiteNews } from '../closed-site/AccessApi.ts';
import { toMaintenance } from '../closed-site/accessFromWire.ts';
import type { Maintenance } from '../maintenance/Maintenance.ts';
import { SiteAccessStore } from '../closed-site/SiteAccessStore.ts';

/** A visitor who is not blocked. */
export const openAnswer: BlockAnswer = { displayTypeId: 0, templateTypeId: 0 };

/** The store with its own clock, a scripted platform and a record of navigations. */
export function createClosedSite({
  maintenance = toMaintenance({}),
  path = '/en/live',
  routeName = 'betting.live',
}: { maintenance?: Maintenance; path?: string; routeName?: string | undefined } = {}) {
  const feed = observable({ status: 'current' as 'current' | 'stale' });
  const gone: string[] = [];
  const { host, clock, cookies, navigation, pendingWork, scheduler } = createTestServices({
    navigation: {
      href: ({ name, query = {} }) => {
        const search = new URLSearchParams(query).toString();
        return `/en/${name.replace('access.', '')}${search === '' ? '' : `?${search}`}`;
      },
      go: (to) => void (typeof to === 'string' ? gone.push(to) : undefined),
    },
  });
  navigation.visit({ path, routeName });
  const asked: string[] = [];
  let answer: BlockAnswer | Error | (() => BlockAnswer | Error) = openAnswer;
  let onMessage: (news: SiteNews) => void = () => undefined;
  let endWork: Dispose = () => undefined;
  let onPerson: (mark: string) => void = () => undefined;
  const person = observable({ isSignedIn: false });
  const reply = async (): Promise<BlockAnswer> => {
    asked.push('block');
    const given = typeof answer === 'function' ? answer() : answer;
    if (given instanceof Error) throw given;
    return given;
  };
  const store = new SiteAccessStore({
    clock,
    scheduler,
    pendingWork,
    cookies,
    feed,
    navigation,
    maintenance,
    version: '0',
    rulesOf: (name) => (name === 'notices.cookie-policy' ? { isAlwaysOpen: true } : undefined),
    askBlock: reply,
    syncSite: (run) => {
      onMessage = run;
      return () => undefined;
    },
    followPerson: (run) => {
      onPerson = run;
      return () => undefined;
    },
    isSignedIn: () => person.isSignedIn,
    random: () => 0.5,
  });
  store.start();
  return {
    host,
    clock,
    store,
    jar: cookies.jar,
    gone,
    asked,
    onMessage: (news: Partial<SiteNews>) =>
      onMessage({ version: undefined, maintenance: undefined, ...news }),
    onPerson: (mark: string) => onPerson(mark),
    signIn: (isSignedIn: boolean) => runInAction(() => (person.isSignedIn = isSignedIn)),
    /** One response for all requests, or a function that decides each. */
    answers: (next: BlockAnswer | Error | (() => BlockAnswer | Error)) => (answer = next),
    setFeed: (status: 'current' | 'stale') => runInAction(() => (feed.status = status)),
    setBusy: (isBusy: boolean) => {
      endWork();
      endWork = isBusy ? pendingWork.begin('test') : () => undefined;
    },
    /** Acts as the navigator would after a verdict. */
    standOn: (name: string, at: string) =>
      navigation.visit({
        routeName: name,
        path: at.split('?')[0] ?? at,
        query: new URLSearchParams(at.split('?')[1]),
      }),
    dispose: () => store.dispose(),
  };
}

/** A navigation; from home by default, undefined on the first load. */
export function requestOf(
  path: string,
  routeName: string | undefined,
  ...from: [] | [string | undefined]
): NavigationRequest {
  const fromRouteName = from.length === 0 ? 'betting.home' : from[0];
  return {
    url: new URL(path, 'https://northline.example'),
    language: 'en',
    routeName,
    routeId: undefined,
    access: 'any',
    params: {},
    fromRouteName,
    signal: new AbortController().signal,
  };
}

export const serverFault = new HttpError('access.block', 500, [{ code: 'internal', detail: 'x' }]);
export const noNetwork = new HttpError('access.block', 0, [{ code: 'network_error', detail: 'x' }]);
