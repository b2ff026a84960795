import { observer } from 'mobx-react-lite';
import { Chip, useServices, useTranslate } from '#core/ui';
import type { LiveFilter } from './filterLive.ts';
import styles from '../ListPage.module.css';

interface LiveFiltersProps {
  readonly filter: LiveFilter;
  readonly videoCount: number;
  readonly favouriteCount: number;
  readonly onChange: (filter: LiveFilter) => void;
}

export const LiveFilters = observer(function LiveFilters({
  filter,
  videoCount,
  favouriteCount,
  onChange,
}: LiveFiltersProps) {
  const { preferences } = useServices();
  const t = useTranslate('betting');
  const only = (show: LiveFilter['show']) => () =>
    onChange({ ...filter, show: filter.show === show ? 'all' : show });
  return (
    <div className={styles.filters} role="group" aria-label={t('live.filters')}>
      <Chip isOn={filter.show === 'all'} onClick={only('all')}>
        {t('live.all')}
      </Chip>
      {videoCount === 0 && filter.show !== 'video' ? null : (
        <Chip isOn={filter.show === 'video'} icon="device-tv" onClick={only('video')}>
          {t('live.video')}{' '}
          <span className="num" translate="no">
            {videoCount}
          </span>
        </Chip>
      )}
      <Chip isOn={filter.show === 'favourites'} icon="star" onClick={only('favourites')}>
        {t('live.favourites')}{' '}
        <span className="num" translate="no">
          {favouriteCount}
        </span>
      </Chip>
      <Chip
        isOn={filter.isByTime}
        onClick={() => onChange({ ...filter, isByTime: !filter.isByTime })}
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
