import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useLanguages } from '../settings/useLanguages.ts';
import { useLaterTexts } from '../../ui/react/useLaterTexts.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Fold } from '../../ui/surfaces/Fold.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../../schemas/generated/icons/IconName.ts';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import type { MenuLink } from '../menu/menuLinks.ts';
import { useMenu } from '../menu/useMenu.ts';
import { withheldPlacesToken } from '../menu/withheldPlacesToken.ts';
import { DisplaySettings } from '../settings/DisplaySettings.tsx';
import { LanguageSettings } from '../settings/LanguageSettings.tsx';
import { TimeSettings } from '../settings/TimeSettings.tsx';
import { groupLinks, withoutRepeats } from './groupLinks.ts';
import styles from './MenuDrawer.module.css';
import { menus, slots } from '../slots.ts';

/** Everything that the header and the section bar of the desktop layout offer. */
export const MenuDrawer = observer(function MenuDrawer({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('shell');
  const { navigation, services, session } = useServices();
  // Its entries are those of the signed-in person, so a sign-out closes it.
  useEffect(
    () => session.onChange(({ kind }) => (kind === 'anonymous' ? onClose() : undefined)),
    [session, onClose],
  );
  // A navigation, by a link of a plugin's contribution, closes it too.
  const { path } = navigation;
  const [openedOn] = useState(path);
  useEffect(() => {
    if (path !== openedOn) onClose();
  }, [path, openedOn, onClose]);
  const hasTexts = useLaterTexts('shell', 'yourAccount');
  const main = useMenu(menus.main).filter((link) => link.href !== undefined);
  const withheld =
    session.isAuthed && services.has(withheldPlacesToken)
      ? use(services.get(withheldPlacesToken))
      : undefined;
  const isShown = (link: MenuLink): boolean =>
    withheld?.has(link.href?.slice('/en/'.length) ?? '') !== true;
  const office = groupLinks(
    'office',
    hasTexts ? t('shell.later:yourAccount') : '',
    useMenu(menus.office),
  ).map((group) => ({ ...group, links: group.links.filter(isShown) }));
  const section = groupLinks('section', t('moreSections'), useMenu(menus.section));
  const [single, ...columns] = groupLinks('footer', t('more'), useMenu(menus.footer));
  const languages = useLanguages();
  const groups = withoutRepeats(
    [...section, ...(session.isAuthed ? office : []), ...columns, ...(single ? [single] : [])],
    main,
  );
  return (
    <Dialog title={t('menu')} isDismissible onClose={onClose} size="lg" className={styles.drawer}>
      <Slot slot={slots.menuStart} />
      <nav aria-label={t('mainMenu')} className={styles.grid}>
        {main.map((link) => (
          <MenuAnchor key={link.id} link={link} className={styles.tile} onClick={onClose}>
            <Icon
              name={(link.icon ?? 'layout-grid') as IconName}
              size={24}
              className={styles.icon}
            />
            <span>{link.label}</span>
          </MenuAnchor>
        ))}
      </nav>
      {groups.length === 0 ? null : (
        <nav aria-label={t('sectionMenu')}>
          {groups.map(({ id, caption, links }) => (
            <div key={id} className={styles.group}>
              <h3 className={styles.caption}>{caption}</h3>
              <ul className={styles.list}>
                {links.map((link) => (
                  <Row key={link.id} link={link} onClose={onClose} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <Slot slot={slots.menuEnd} />
      <div className={styles.panel}>
        <DisplaySettings />
      </div>
      <Slot slot={slots.menuSettings} />
      <Fold title={t('timeZone')}>
        <TimeSettings />
      </Fold>
      {languages.length < 2 ? null : (
        <div className={styles.panel}>
          <h3 className={styles.title}>{t('language')}</h3>
          <LanguageSettings languages={languages} onChoose={onClose} />
        </div>
      )}
    </Dialog>
  );
});

function Row({ link, onClose }: { readonly link: MenuLink; readonly onClose: () => void }) {
  return (
    <li>
      <MenuAnchor link={link} className={styles.row} onClick={onClose}>
        {link.icon === undefined ? (
          <i className={styles.noIcon} />
        ) : (
          <Icon name={link.icon as IconName} size={20} className={styles.icon} />
        )}
        <span>{link.label}</span>
        <Icon name="chevron-right" />
      </MenuAnchor>
    </li>
  );
}
