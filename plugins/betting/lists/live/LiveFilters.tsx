import { observer } from 'mobx-react-lite';
import { Chip, useServices, useTranslate } from '#core/ui';
import { useBetting } from '../../service/useBetting.ts';
import { liveFilterOf, type LiveFilter } from './liveFilter.ts';
import styles from '../ListPage.module.css';

interface LiveFiltersProps {
  readonly videoCount: number | undefined;
  readonly favouriteCount: number | undefined;
}

export const LiveFilters = observer(function LiveFilters({
  videoCount,
  favouriteCount,
}: LiveFiltersProps) {
  const betting = useBetting();
  const services = useServices();
  const t = useTranslate('betting');
  const { preferences } = services;
  const filter = liveFilterOf(betting, services);
  const only = (show: LiveFilter) => () => filter.set(filter.value === show ? 'all' : show);
  const isByTime = betting.options?.choices.isByTime === true;
  return (
    <div className={styles.filters} role="group" aria-label={t('live.filters')}>
      <Chip isOn={filter.value === 'all'} onClick={only('all')}>
        {t('live.all')}
      </Chip>
      {videoCount === 0 && filter.value !== 'video' ? null : (
        <Chip isOn={filter.value === 'video'} icon="device-tv" onClick={only('video')}>
          {t('live.video')}{' '}
          <span className="num" translate="no">
            {videoCount}
          </span>
        </Chip>
      )}
      <Chip isOn={filter.value === 'favourites'} icon="star" onClick={only('favourites')}>
        {t('live.favourites')}{' '}
        <span className="num" translate="no">
          {favouriteCount}
        </span>
      </Chip>
      <Chip
        isOn={isByTime}
        onClick={() =>
          void betting.loadOptions().then((options) => options.set('isByTime', !isByTime))
        }
      >
        {t('live.by-time')}
      </Chip>
      <Chip
        isOn={preferences.arePricesPaused}
        icon="player-pause"
        onClick={() => preferences.set('arePricesPaused', !preferences.arePricesPaused)}
      >
        {t('prices.pause')}
      </Chip>
    </div>
  );
});
