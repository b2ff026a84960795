import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { MenuAnchor } from './MenuAnchor.tsx';
import type { MenuLink } from './menuLinks.ts';
import styles from './MenuList.module.css';

interface MenuListProps {
  readonly links: readonly MenuLink[];
  readonly onChoose: () => void;
}

/** Vertical list of links, as in the popover of the header. */
export function MenuList({ links, onChoose }: MenuListProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <MenuAnchor link={link} className={styles.item} onClick={onChoose}>
            {link.icon === undefined ? null : (
              <Icon name={link.icon as IconName} size={18} className={styles.icon} />
            )}
            <span>{link.label}</span>
          </MenuAnchor>
        </li>
      ))}
    </ul>
  );
}
