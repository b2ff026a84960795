import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import type { MenuLink } from '../menu/menuLinks.ts';
import { useMenu } from '../menu/useMenu.ts';
import { Brand } from './Brand.tsx';
import styles from './Footer.module.css';
import { LimitsStrip } from './LimitsStrip.tsx';
import { licenceFacts } from './licenceFacts.ts';
import { menus, slots } from '../slots.ts';

/** The strip about limits is always shown; menu columns and the slot follow it. */
export const Footer = observer(function Footer() {
  const { config, clock, environment } = useServices();
  const t = useTranslate('shell');
  const menu = useMenu(menus.footer);
  const columns = menu.filter((link) => link.children.length > 0);
  const single = menu.filter((link) => link.children.length === 0);
  const { brand, site } = config;
  return (
    <footer className={styles.footer}>
      <LimitsStrip />
      <div className={styles.columns}>
        <Brand isOnPage className={styles.brand} />
        {columns.map((column) => (
          // Not a landmark, because one of the same name may be beside the page.
          <div key={column.id} className={styles.column}>
            <h2 className={styles.heading}>{column.label}</h2>
            <FooterLinks links={column.children} />
          </div>
        ))}
        {single.length === 0 ? null : (
          <nav aria-label={t('footerMenu')} className={styles.column}>
            <h2 className={styles.heading}>{t('more')}</h2>
            <FooterLinks links={single} />
          </nav>
        )}
      </div>
      <Slot slot={slots.footer} />
      <div className={styles.legal}>
        <p>
          <bdi>
            {[site.companyName || brand.company, brand.address]
              .filter((part) => part !== '')
              .join(', ')}
          </bdi>
        </p>
        {/* On its own line, with isolated parts: Latin words would run into Arabic ones. */}
        <p>
          {brand.licence.number === ''
            ? null
            : `${t('licence', licenceFacts(brand.licence, environment.language))} `}
          {brand.licence.url === '' ? null : (
            <a
              className={styles.check}
              href={brand.licence.url}
              rel="noopener noreferrer"
              target="_blank"
            >
              {t('licenceCheck')}
            </a>
          )}
        </p>
        <p>
          <bdi className="num">
            © {new Date(clock.nowMs()).getUTCFullYear()} {brand.name}
          </bdi>
        </p>
      </div>
    </footer>
  );
});

function FooterLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <MenuAnchor link={link} className={styles.link}>
            {link.label}
          </MenuAnchor>
        </li>
      ))}
    </ul>
  );
}
