import type { StorageLife } from '#core';
import { useTranslate } from '#core/ui';
import type { StoredDataGroup } from './storedData.ts';
import styles from './StoredDataGroups.module.css';

interface StoredDataGroupsProps {
  readonly groups: readonly StoredDataGroup[];
}

/** Stored data by purpose: name, place and lifetime. */
export function StoredDataGroups({ groups }: StoredDataGroupsProps) {
  const t = useTranslate('notices.later');
  const lifeText = (life: StorageLife): string =>
    'count' in life
      ? t(`life.${life.kind}`, { count: life.count })
      : t(
          life.kind === 'signed-in'
            ? 'life.signedIn'
            : life.kind === 'tab'
              ? 'life.tab'
              : 'life.kept',
        );
  return (
    <ul className={styles.groups}>
      {groups.map(({ purpose, items }) => (
        <li key={purpose}>
          <h3 className={styles.purpose}>{t(`purpose.${purpose}`)}</h3>
          <ul className={styles.items}>
            {items.map(({ name, area, life }) => (
              <li key={`${area} ${name}`} className={styles.item}>
                <code className={styles.name}>
                  <bdi dir="ltr">{name}</bdi>
                </code>
                <span className={styles.fact}>{t(`area.${area}`)}</span>
                <span className={styles.fact}>{lifeText(life)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
