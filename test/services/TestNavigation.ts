import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, Navigation, RouteTarget } from '#core';

interface Place {
  readonly routeName: string | undefined;
  readonly routeId: number | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly entryKey: string;
}

/** An address set by the test; records the targets of navigations. */
export class TestNavigation implements Navigation {
  routeName: string | undefined = undefined;
  routeId: number | undefined = undefined;
  params: Readonly<Record<string, string>> = {};
  query = new URLSearchParams();
  path = '/en';
  entryKey = 'default';
  /** Targets of `go`, oldest first. */
  readonly gone: (RouteTarget | string)[] = [];
  /** Addresses of `leave`. */
  readonly left: string[] = [];
  reloads = 0;

  constructor() {
    makeObservable(this, {
      routeName: true,
      routeId: true,
      path: true,
      params: observableRef,
      query: observableRef,
    });
  }

  readonly hasRoute = (_name: string): boolean => true;

  readonly href = ({ name, params = {}, query }: RouteTarget): string => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    return `/en/${[name, ...Object.values(params)].join('/')}${search}`;
  };

  readonly go = (target: RouteTarget | string): void => void this.gone.push(target);

  readonly rewriteQuery = (values: Readonly<Record<string, string | undefined>>): void => {
    const query = new URLSearchParams(this.query);
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) query.delete(key);
      else query.set(key, value);
    }
    this.visit({ query });
  };

  readonly block = (): Dispose => () => undefined;

  readonly openLayer = (): Dispose => () => undefined;

  readonly leave = (address: string): void => void this.left.push(address);

  readonly reload = (): void => void (this.reloads += 1);

  /** Moves to another page. */
  readonly visit = (place: Partial<Place>): void =>
    runInAction(() => void Object.assign(this, place));
}
