import { observer } from 'mobx-react-lite';
import { Badge, Icon, Panel, SkeletonLine, useService, useServices, useTranslate } from '#core/ui';
import { shownLogin } from '#domain/accounts/shownLogin.ts';
import { accountsToken, signOutCommand } from '../../auth/contract.ts';
import { OfficeMenuItems } from './OfficeMenuItems.tsx';
import styles from './OfficeMenu.module.css';

/** Start column of the personal area: person, links and sign-out. */
export const OfficeMenu = observer(function OfficeMenu() {
  const t = useTranslate('office');
  const { user, error } = useService(accountsToken);
  const { commands, i18n } = useServices();
  // May be rendered before the texts of the page are loaded.
  const [name, signOut] = [t('menu'), t('menu.signOut')];
  const isSpoken = i18n.has('office:menu');
  const id = user && t('profile.idOf', { id: shownLogin(user.login) });
  return (
    <Panel as="nav" aria-label={isSpoken ? name : undefined} className={styles.menu}>
      {!isSpoken || (user === undefined && error === undefined) ? (
        <div className={styles.person} aria-hidden="true">
          <span className={styles.avatar} />
          <span className={styles.name}>
            <SkeletonLine width="120px" height="18px" />
            <SkeletonLine width="90px" height="16px" />
          </span>
        </div>
      ) : null}
      {user === undefined || !isSpoken ? null : (
        <div className={styles.person}>
          <span className={styles.avatar} aria-hidden="true">
            {user.initials}
          </span>
          <span className={styles.name}>
            <b className="one-line" translate="no">
              {user.name === '' ? id : user.name}
            </b>
            {user.name === '' ? null : <small className="num">{id}</small>}
          </span>
          {user.isVerified ? <Badge tone="success">{t('profile.verified')}</Badge> : null}
        </div>
      )}
      <OfficeMenuItems />
      <div className={styles.section}>
        <button
          type="button"
          className={styles.row}
          onClick={() => void commands.run(signOutCommand, {})}
        >
          <Icon name="logout" size={18} />
          {isSpoken ? <span>{signOut}</span> : <SkeletonLine width="60%" height="14px" />}
        </button>
      </div>
    </Panel>
  );
});
