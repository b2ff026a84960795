import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import {
  chooseAppViewType,
  fullMarketNames,
  groupByCountry,
} from '../../preferences/listPreferences.ts';
import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import {
  Button,
  Chip,
  Icon,
  Segmented,
  Skeleton,
  Switch,
  useLaterTexts,
  useServices,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { columnKinds, mostMarkets, withinHours, type ListChoices } from './listChoices.ts';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { toggled } from './toggled.ts';
import type { Section } from '../../feed/SportEvent.ts';
import type { ListOptions } from './ListOptions.ts';
import { useBetting } from '../../service/useBetting.ts';
import { AsianLinesChoice } from './AsianLinesChoice.tsx';
import { kindText } from '../columns/columnTexts.ts';
import { ListViewChoice } from './ListViewChoice.tsx';
import styles from './ListOptionsPanel.module.css';

type Flag = {
  readonly [Key in keyof ListChoices]: ListChoices[Key] extends boolean ? Key : never;
}[keyof ListChoices];

const rowFlags: readonly (readonly [Flag, string])[] = [
  ['isCompact', 'compact'],
  ['hasLogos', 'logos'],
  ['hasEventIds', 'ids'],
  ['isScoreDetailed', 'score'],
];
const listFlags: readonly (readonly [Flag, string])[] = [
  ['isBestOnTop', 'best'],
  ['isByCategory', 'category'],
  ['isOnlyVideo', 'video'],
  ['isVideoMoved', 'video-moves'],
  ['hasUpcoming', 'upcoming'],
  ['isMulti', 'multi'],
];
const offerFlags: readonly (readonly [Flag, string])[] = [
  ['isAccumulatorOfTheDay', 'accumulator'],
  ['isLiveAccumulatorOfTheDay', 'live-accumulator'],
  ['isBetGenerator', 'generator'],
];

export const ListOptionsPanel = observer(function ListOptionsPanel() {
  const betting = useBetting();
  const hasTexts = useLaterTexts('betting', 'options.view');
  useEffect(() => void betting.loadOptions(), [betting]);
  return betting.options === undefined || !hasTexts ? (
    <Skeleton shapes={skeletons.panel} />
  ) : (
    <Choices options={betting.options} />
  );
});

const Choices = observer(function Choices({ options }: { readonly options: ListOptions }) {
  const { preferences } = useServices();
  const t = useTranslate('betting.later');
  const { choices } = options;
  const hours = (value: number | undefined): string =>
    value === undefined ? t('betting:time.any') : t('betting:time.hours', { count: value });
  const flags = (list: typeof rowFlags) =>
    list.map(([key, text]) => (
      <Option
        key={key}
        label={t(`options.${text}`)}
        hint={t(`options.${text}-hint`)}
        isOn={choices[key]}
        onChange={(isOn) => options.set(key, isOn)}
      />
    ));
  return (
    <div className={styles.panel}>
      <ListViewChoice isBlock />
      <Segmented
        isBlock
        label={t('options.order')}
        items={[
          { id: 'competition', label: t('options.order-competition') },
          { id: 'time', label: t('options.order-time') },
        ]}
        value={choices.isByTime ? 'time' : 'competition'}
        onChange={(order) => options.set('isByTime', order === 'time')}
      />
      {options.isAsian ? (
        <Group title={t('options.lines')}>
          <div className={styles.chips}>
            <AsianLinesChoice options={options} />
          </div>
        </Group>
      ) : (
        <Columns options={options} />
      )}
      <Group title={t('options.within')}>
        <div className={styles.chips}>
          {[...withinHours, undefined].map((value) => (
            <Chip
              key={value ?? 'any'}
              isOn={choices.withinH === value}
              onClick={() => options.set('withinH', value)}
            >
              {hours(value)}
            </Chip>
          ))}
        </div>
      </Group>
      <Group title={t('options.what')}>{flags(listFlags)}</Group>
      <Group title={t('options.details')}>
        {flags(rowFlags)}
        <Option
          label={t('options.full-names')}
          hint={t('options.full-names-hint')}
          isOn={preferences.get(fullMarketNames)}
          onChange={(isOn) => preferences.choose(fullMarketNames, isOn)}
        />
      </Group>
      <Group title={t('options.tree')}>
        <Option
          label={t('options.tree-country')}
          hint={t('options.tree-country-hint')}
          isOn={preferences.get(groupByCountry)}
          onChange={(isOn) => preferences.choose(groupByCountry, isOn)}
        />
        <Option
          label={t('options.sports-only')}
          hint={t('options.sports-only-hint')}
          isOn={choices.isSportsOnly}
          onChange={(isOn) => options.set('isSportsOnly', isOn)}
        />
      </Group>
      <Group title={t('options.offers')}>{flags(offerFlags)}</Group>
      <HiddenSports options={options} />
      <Button
        variant="secondary"
        onClick={() => {
          options.reset();
          chooseAppViewType(preferences, appViewTypePreference.first);
          for (const preference of [fullMarketNames, groupByCountry])
            preferences.choose(preference, preference.first);
        }}
      >
        {t('options.reset')}
      </Button>
    </div>
  );
});

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Option({ label, hint, isOn, onChange }: OptionProps) {
  return (
    <div className={styles.option}>
      <Switch label={label} isOn={isOn} onChange={onChange} />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

const Columns = observer(function Columns({ options }: { readonly options: ListOptions }) {
  const t = useTranslate('betting.later');
  const { markets } = options.choices;
  const toggle = (kind: RowMarketKind): void => {
    const next = columnKinds.filter((each) =>
      each === kind ? !markets.includes(each) : markets.includes(each),
    );
    if (next.length > 0 && next.length <= mostMarkets) options.set('markets', next);
  };
  return (
    <Group title={t('options.columns')}>
      <div className={styles.chips}>
        {columnKinds.map((kind) => (
          <Chip
            key={kind}
            isOn={markets.includes(kind)}
            aria-disabled={!markets.includes(kind) && markets.length >= mostMarkets}
            onClick={() => toggle(kind)}
          >
            {kindText(kind, t)}
          </Chip>
        ))}
      </div>
      <p className={styles.hint}>{t('options.columns-hint')}</p>
    </Group>
  );
});

const HiddenSports = observer(function HiddenSports({
  options,
}: {
  readonly options: ListOptions;
}) {
  const { tree } = useBetting();
  const t = useTranslate('betting.later');
  const [section, setSection] = useState<Section>('line');
  const key = section === 'live' ? 'hiddenLiveSports' : 'hiddenLineSports';
  const hidden = options.choices[key];
  const toggle = (id: number): void =>
    options.set(
      key,
      toggled(hidden, id).toSorted((first, second) => first - second),
    );
  return (
    <Group title={t('options.hidden')}>
      <Segmented
        isBlock
        label={t('betting:tree.section')}
        items={[
          { id: 'line', label: t('betting:menu.line') },
          { id: 'live', label: t('betting:menu.live') },
        ]}
        value={section}
        onChange={setSection}
      />
      <div className={styles.chips}>
        {tree.sports.map((sport) => (
          <Chip key={sport.id} isOn={hidden.includes(sport.id)} onClick={() => toggle(sport.id)}>
            <Icon name={sportSymbol(sport.icon)} size={15} />
            {sport.name}
          </Chip>
        ))}
      </div>
      <p className={styles.hint}>{t('options.hidden-hint')}</p>
    </Group>
  );
});
