import type { MouseEventHandler, ReactNode } from 'react';
import type { RouteTarget } from '../../runtime/routes/Navigation.ts';
import { Link } from '../react/Link.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { buttonClass, type ButtonLook } from './Button.tsx';

interface ButtonLinkProps extends ButtonLook {
  readonly to: RouteTarget | string;
  readonly icon?: IconName | undefined;
  /** May prevent the navigation, for example to open a dialog instead. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** Link in the shape of a button: it navigates, so it can be opened in a new tab. */
export function ButtonLink({ to, icon, onClick, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(look)} onClick={onClick}>
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </Link>
  );
}
