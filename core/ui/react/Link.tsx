import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import type { Navigation, RouteTarget } from '../../runtime/routes/Navigation.ts';
import { UnknownRouteError } from '../../runtime/routes/buildHref.ts';
import { useServices } from './useServices.ts';

/** Attributes of an anchor and the router's link, with a target instead of `href`. */
export interface LinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<RouterLinkProps, 'replace' | 'preventScrollReset'> {
  /** A route with parameters, a path with language, or a full address (site, mail, phone). */
  readonly to: RouteTarget | string;
}

/** PLN-54: a link to a closed page becomes text; its surroundings stay. */
function openHref(navigation: Navigation, to: RouteTarget): string | undefined {
  try {
    return navigation.href(to);
  } catch (error) {
    if (error instanceof UnknownRouteError && error.isClosed) return undefined;
    throw error;
  }
}

/** Router link to a page of the plan; a full address is left to the browser. */
export function Link({ to, replace, preventScrollReset = false, children, ...anchor }: LinkProps) {
  const { navigation } = useServices();
  const href = typeof to === 'string' ? to : openHref(navigation, to);
  if (href === undefined) return <a {...anchor}>{children}</a>;
  return (
    <RouterLink
      {...anchor}
      {...(replace === undefined ? {} : { replace })}
      to={href}
      preventScrollReset={preventScrollReset}
      reloadDocument={/^[a-z]+:/.test(href)}
      discover="none"
    >
      {children}
    </RouterLink>
  );
}
