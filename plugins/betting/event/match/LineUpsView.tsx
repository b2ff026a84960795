import { observer } from 'mobx-react-lite';
import { classNames, Crest, Icon, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import { lineUpMarks, type PlayerMark } from './lineUpMarks.ts';
import type { LineUpPlayer, TeamLineUp } from '../../statistics/statistics.ts';
import type { EventStore } from '../EventStore.ts';
import type { MatchFacts } from '../MatchFacts.ts';
import { useBetting } from '../../service/useBetting.ts';
import { DetailsPart } from '../../statistics/DetailsPart.tsx';
import styles from './LineUpsView.module.css';

interface LineUpsViewProps {
  readonly store: EventStore;
  readonly facts: MatchFacts;
}

export function LineUpsView({ store, facts }: LineUpsViewProps) {
  const t = useTranslate('betting.later');
  return (
    <DetailsPart resource={facts.lineUps(store.eventId)}>
      {(teams) =>
        teams === undefined ? (
          <p className={styles.none}>{t('line-up.none')}</p>
        ) : (
          <div className={styles.teams}>
            {teams.map((team, index) => (
              <TeamSheet
                key={team.team.id}
                lineUp={team}
                side={index === 0 ? 1 : 2}
                store={store}
              />
            ))}
          </div>
        )
      }
    </DetailsPart>
  );
}

interface TeamSheetProps {
  readonly lineUp: TeamLineUp;
  readonly side: 1 | 2;
  readonly store: EventStore;
}

const TeamSheet = observer(function TeamSheet({
  lineUp: { team, starting, bench },
  side,
  store,
}: TeamSheetProps) {
  const t = useTranslate('betting.later');
  const { tree } = useBetting();
  const marks = lineUpMarks(store.timeline, side);
  const sportIcon = tree.sportsById.get(store.event?.sportId ?? 0)?.icon ?? '';
  const rowOf = (player: LineUpPlayer) => (
    <PlayerRow
      key={player.number}
      player={player}
      marks={marks.get(player.number) ?? []}
      sportIcon={sportIcon}
    />
  );
  return (
    <section aria-label={team.name} className={styles.team}>
      <p className={styles.title}>
        <Crest colors={team.colors} size={20} />
        {team.name}
      </p>
      <ul>{starting.map(rowOf)}</ul>
      <p className={styles.bench}>{t('line-up.bench')}</p>
      <ul>{bench.map(rowOf)}</ul>
    </section>
  );
});

interface PlayerRowProps {
  readonly player: LineUpPlayer;
  readonly marks: readonly PlayerMark[];
  readonly sportIcon: string;
}

function PlayerRow({ player: { number, name, positionName }, marks, sportIcon }: PlayerRowProps) {
  const t = useTranslate('betting.later');
  return (
    <li className={styles.player}>
      <span className={classNames('num', styles.number)}>{number}</span>
      <span className={styles.name}>{name}</span>
      {marks.map(({ kind, minute }, index) => (
        <span
          key={index}
          role="img"
          aria-label={t(`line-up.${kind}`, { minute })}
          className={classNames('num', styles.mark)}
        >
          <MarkSign kind={kind} sportIcon={sportIcon} />
          {minute}′
        </span>
      ))}
      <span className={styles.position}>{positionName}</span>
    </li>
  );
}

function MarkSign({
  kind,
  sportIcon,
}: {
  readonly kind: PlayerMark['kind'];
  readonly sportIcon: string;
}) {
  switch (kind) {
    case 'goal':
    case 'own-goal':
      return (
        <Icon
          name={sportSymbol(sportIcon)}
          size={13}
          className={kind === 'own-goal' ? styles.own : undefined}
        />
      );
    case 'yellow':
    case 'red':
      return <i className={kind === 'red' ? styles.red : styles.yellow} />;
    case 'on':
      return <Icon name="arrow-up" size={13} className={styles.on} />;
    case 'off':
      return <Icon name="arrow-down" size={13} className={styles.off} />;
  }
}
