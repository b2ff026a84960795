import { observer } from 'mobx-react-lite';
import { Chip, useTranslate } from '#core/ui';
import { useBetting } from '../../betting/ui.ts';

/** Filter by matches with a broadcast; the same choice as for all lists. */
export const StreamChip = observer(function StreamChip() {
  const betting = useBetting();
  const t = useTranslate('cyber');
  const isOn = betting.options?.choices.isOnlyVideo === true;
  return (
    <Chip
      isOn={isOn}
      icon="device-tv"
      onClick={() =>
        void betting.loadOptions().then((options) => options.set('isOnlyVideo', !isOn))
      }
    >
      {t('with-stream')}
    </Chip>
  );
});
