import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import { useBetting } from '../service/useBetting.ts';

interface FavouriteButtonProps {
  readonly kind: 'event' | 'competition';
  readonly id: number;
  readonly name: string;
  readonly className?: string | undefined;
}

/** The star of an event or a competition. */
export const FavouriteButton = observer(function FavouriteButton({
  kind,
  id,
  name,
  className,
}: FavouriteButtonProps) {
  const { favourites } = useBetting();
  const t = useTranslate('betting');
  const isOn = kind === 'event' ? favourites.hasEvent(id) : favourites.hasCompetition(id);
  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      label={t('favourites.toggle', { name })}
      isPressed={isOn}
      className={className}
      onClick={() =>
        kind === 'event' ? favourites.toggleEvent(id) : favourites.toggleCompetition(id)
      }
    />
  );
});
