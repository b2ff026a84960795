import { Badge, Button, Panel, PanelHead, useTranslate } from '#core/ui';
import { protections } from './Security.ts';
import styles from './SecurityPage.module.css';

/** What stands in the place of protection and second factor, as high as they, until they come. */
export function ProtectionSkeleton() {
  const t = useTranslate('security');
  return (
    <>
      <Panel as="div" aria-busy="true" aria-hidden="true">
        <PanelHead title={t('protection')} />
        <div className={styles.level}>
          <span className={styles.ring} />
        </div>
        <ul className={styles.list}>
          {protections.map((id) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{t(`row.${id}`)}</span>
              <Badge tone="neutral">{'\u00a0'}</Badge>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel as="div" aria-busy="true" aria-hidden="true">
        <PanelHead title={t('twoStep')} />
        <div className={styles.body}>
          <p className={styles.text}>{t('twoStep.text')}</p>
          <div className={styles.actions}>
            <Button isDisabled>{t('twoStep.begin')}</Button>
          </div>
        </div>
      </Panel>
    </>
  );
}
