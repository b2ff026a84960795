import type { PageMatch } from './findPage.ts';

/** Page of a location: data of the root loader, plain JSON for edge and page. */
export type PageDecision =
  | {
      readonly kind: 'page';
      /** Name of the route. */
      readonly route: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'failed';
      readonly guard: string;
      readonly params: Readonly<Record<string, string>>;
    };

/** Decision for a match; the missing page without one. */
export function decisionOf(match: PageMatch | undefined): PageDecision {
  return match === undefined
    ? { kind: 'not-found' }
    : { kind: 'page', route: match.route.name, params: match.params };
}
