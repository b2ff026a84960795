import { observer } from 'mobx-react-lite';
import { IconButton, useServices, useTranslate } from '#core/ui';
import { useMulti } from './useMulti.ts';

interface MultiToggleProps {
  readonly eventId: number;
  readonly name: string;
  readonly className?: string | undefined;
}

export const MultiToggle = observer(function MultiToggle({
  eventId,
  name,
  className,
}: MultiToggleProps) {
  const multi = useMulti();
  const { announcer } = useServices();
  const t = useTranslate('betting.later');
  const isOn = multi.has(eventId);
  const handlePress = (): void => {
    const hasRoom = multi.toggle(eventId);
    announcer.polite(
      hasRoom
        ? t('multi.count', { count: multi.eventIds.length, limit: multi.limit })
        : t('multi.full', { count: multi.limit }),
    );
  };
  return (
    <IconButton
      icon={isOn ? 'check' : 'layout-columns'}
      size="sm"
      label={t('multi.toggle', { name })}
      isPressed={isOn}
      className={className}
      onClick={handlePress}
    />
  );
});
