import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { Navigation, RouteTarget } from '../../runtime/routes/Navigation.ts';
import { UnknownRouteError } from '../../runtime/routes/buildHref.ts';
import { useServices } from './useServices.ts';

/** An anchor's own attributes, with a target of the site in the place of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route with its parameters, a path with language, or a full address: another site, mail, telephone. */
  readonly to: RouteTarget | string;
  readonly isReplacing?: boolean;
  readonly children: ReactNode;
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

/** A real link: crawlers follow it, a new tab opens it, a plain press stays in the application. */
export function Link({ to, isReplacing = false, onClick, children, ...rest }: LinkProps) {
  const { navigation } = useServices();
  const href = typeof to === 'string' ? to : openHref(navigation, to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isForBrowser =
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      (rest.target ?? '_self') !== '_self';
    if (
      href === undefined ||
      event.defaultPrevented ||
      isForBrowser ||
      /^(?:https?|mailto|tel):/.test(href)
    )
      return;
    event.preventDefault();
    navigation.go(href, { isReplacing });
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
