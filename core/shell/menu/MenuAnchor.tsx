import type { ReactNode } from 'react';
import { Link } from '../../ui/react/Link.tsx';
import type { MenuLink } from './menuLinks.ts';

interface MenuAnchorProps {
  readonly link: MenuLink;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Link of a menu item; one that leads off the site is marked for the browser. */
export function MenuAnchor({ link, className, onClick, children }: MenuAnchorProps) {
  const isOutside = link.href?.startsWith('https://') === true;
  return (
    <Link
      to={link.href ?? ''}
      {...(className === undefined ? {} : { className })}
      {...(onClick === undefined ? {} : { onClick })}
      aria-current={link.current}
      {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </Link>
  );
}
