import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import type { Competitor } from '../feed/SportEvent.ts';
import { useBetting } from '../service/useBetting.ts';

/** The star of a team or player: its matches are listed under “my teams” and “for you”. */
export const TeamStar = observer(function TeamStar({ team }: { readonly team: Competitor }) {
  const { favourites } = useBetting();
  const t = useTranslate('betting');
  const isOn = favourites.hasTeam(team.id);
  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      label={t('favourites.toggle', { name: team.name })}
      isPressed={isOn}
      onClick={() => favourites.toggleTeam(team.id)}
    />
  );
});
