import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import styles from './LeaveSiteDialog.module.css';

interface LeaveSiteDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** SHL-613: asks the person before a redirect to a site that the operator does not list. */
export function LeaveSiteDialog({ url, onClose }: LeaveSiteDialogProps) {
  const t = useTranslate('shell');
  const { config } = useServices();
  const { host } = new URL(url);
  return (
    <Dialog
      title={t('leaveTitle', { brand: config.brand.name })}
      isDismissible
      size="sm"
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button size="lg" onClick={onClose} data-autofocus="">
            {t('leaveStay')}
          </Button>
          <ButtonLink to={url} size="lg">
            {t('leaveGo')}
          </ButtonLink>
        </div>
      }
    >
      <p className={styles.text}>{t('leaveText')}</p>
      <p className={styles.host}>
        <bdi>{host}</bdi>
      </p>
      <p className={styles.note}>{t('leaveNote', { brand: config.brand.name })}</p>
    </Dialog>
  );
}
