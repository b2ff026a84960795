import type { NavigationRequest } from '#core';

/** A navigation from the home page to an address of the site. */
export function navigationRequest(
  path: string,
  given: Partial<NavigationRequest> = {},
): NavigationRequest {
  return {
    url: new URL(path, 'https://northline.example'),
    language: 'en',
    routeName: 'test.page',
    routeId: 1,
    access: 'any',
    params: {},
    fromRouteName: 'betting.home',
    signal: new AbortController().signal,
    ...given,
  };
}
