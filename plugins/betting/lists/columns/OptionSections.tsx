import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import {
  Chip,
  EmptyState,
  Panel,
  Skeleton,
  useLaterTexts,
  useLayoutKind,
  useTranslate,
} from '#core/ui';
import { arrangeEvents } from './arrangeEvents.ts';
import type { OptionViewProps } from './OptionViewProps.ts';
import { stillOrder } from '../stillOrder.ts';
import { AsianSections } from '../asian/AsianSections.tsx';
import type { EventSectionsProps } from '../EventSections.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { OptionTables } from './OptionTables.tsx';

export const OptionSections = observer(function OptionSections(props: EventSectionsProps) {
  const { options } = useBetting();
  const hasTexts = useLaterTexts('betting', 'asian.event');
  return options === undefined || !hasTexts ? (
    <Skeleton shapes={skeletons.list} />
  ) : (
    <Arranged {...props} options={options} />
  );
});

const Arranged = observer(function Arranged({ list, groups, ...rest }: OptionViewProps) {
  const { tree } = useBetting();
  const { options } = rest;
  const t = useTranslate('betting.later');
  const layout = useLayoutKind();
  // A price or a score renders nothing here: only other groups do.
  const arranged = useMemo(
    () =>
      stillOrder(list, () =>
        arrangeEvents(groups, options.choices, {
          event: (id) => list.events.get(id),
          competition: (id) => tree.competitions.get(id),
        }),
      ),
    [list, groups, tree, options],
  ).get();
  if (arranged.length === 0) {
    return (
      <Panel as="div">
        {rest.tools}
        <EmptyState
          icon="filter"
          title={t('options.none')}
          action={
            options.choices.isOnlyVideo ? (
              <Chip icon="device-tv" onClick={() => options.set('isOnlyVideo', false)}>
                {t('options.video-off')}
              </Chip>
            ) : undefined
          }
        />
      </Panel>
    );
  }
  return options.isAsian ? (
    <AsianSections {...rest} list={list} groups={arranged} isMobile={layout === 'mobile'} />
  ) : (
    <OptionTables {...rest} list={list} groups={arranged} isMobile={layout === 'mobile'} />
  );
});
