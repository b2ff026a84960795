import { observer } from 'mobx-react-lite';
import { Badge, Icon, Panel, SkeletonLine, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken, signOutCommand } from '../../auth/contract.ts';
import { OfficeMenuItems } from './OfficeMenuItems.tsx';
import styles from './OfficeMenu.module.css';

/** Start column of the personal area: who, where to, and out. */
export const OfficeMenu = observer(function OfficeMenu() {
  const t = useTranslate('office');
  const { user, error } = useService(accountsToken);
  const { commands } = useServices();
  return (
    <Panel as="nav" aria-label={t('menu')} className={styles.menu}>
      {user === undefined && error === undefined ? (
        <div className={styles.person} aria-hidden="true">
          <span className={styles.avatar} />
          <span className={styles.name}>
            <SkeletonLine width="120px" height="18px" />
            <SkeletonLine width="90px" height="16px" />
          </span>
        </div>
      ) : null}
      {user === undefined ? null : (
        <div className={styles.person}>
          <span className={styles.avatar} aria-hidden="true">
            {user.initials}
          </span>
          <span className={styles.name}>
            <b className="one-line" translate="no">
              {user.name === '' ? user.login : user.name}
            </b>
            <small className="num">{t('profile.idOf', { id: String(user.userId) })}</small>
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
          <span>{t('menu.signOut')}</span>
        </button>
      </div>
    </Panel>
  );
});
