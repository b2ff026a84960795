import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import type { Navigation, RouteTarget } from '../../runtime/routes/Navigation.ts';
import { UnknownRouteError } from '../../runtime/routes/buildHref.ts';
import { useServices } from './useServices.ts';

/** An anchor's own attributes and the router's, with a target of the site in the place of `href`. */
export interface LinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<RouterLinkProps, 'replace' | 'preventScrollReset'> {
  /** A route with its parameters, a path with language, or a full address: another site, mail, telephone. */
  readonly to: RouteTarget | string;
}

/** PLN-54: a link to a page that the operator has closed stays as text; whatever stands around it must not fall with it. */
function openHref(navigation: Navigation, to: RouteTarget): string | undefined {
  try {
    return navigation.href(to);
  } catch (error) {
    if (error instanceof UnknownRouteError && error.isClosed) return undefined;
    throw error;
  }
}

/** The router's link to a page of the plan; a full address is left to the browser. */
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
