import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import { MatchReportPart } from '../../betting/ui.ts';
import styles from './ResultRow.module.css';

interface DetailsButtonProps {
  readonly name: string;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const DetailsButton = observer(function DetailsButton({
  name,
  panelId,
  isOpen,
  onToggle,
}: DetailsButtonProps) {
  const t = useTranslate('results');
  return (
    <IconButton
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      label={t('details', { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      className={styles.toggle}
    />
  );
});

export function DetailsPanel({
  panelId,
  eventId,
}: {
  readonly panelId: string;
  readonly eventId: number;
}) {
  return (
    <div id={panelId} className={styles.report}>
      <MatchReportPart eventId={eventId} />
    </div>
  );
}
