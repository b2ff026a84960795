import { observer } from 'mobx-react-lite';
import { classNames, useTranslate } from '#core/ui';
import { EventPage, useBetting, type EventPageProps } from '../../betting/ui.ts';
import art from '../art/Art.module.css';
import { lookStyle } from '../art/lookStyle.ts';
import { useCyberPlace } from '../disciplines/useCyberPlace.ts';
import { allTarget, competitionTarget, disciplineTarget } from '../disciplines/cyberTargets.ts';
import styles from './CyberEventPage.module.css';

/** A match of cyber sport: an event page with a scoreboard in its discipline's colours. */
export const CyberEventPage = observer(function CyberEventPage() {
  const { cyber, discipline } = useCyberPlace();
  const { tree } = useBetting();
  const t = useTranslate('cyber');
  const wayTo: EventPageProps['wayTo'] = ({ cyber: own }, competition) =>
    own === undefined
      ? []
      : [
          { to: allTarget(own.kind), name: t(`title.${own.kind}`) },
          { to: disciplineTarget(own.kind, own), name: own.name },
          ...(competition === undefined
            ? []
            : [
                {
                  to: competitionTarget(
                    own.kind,
                    own,
                    tree.competitions.get(competition.id) ?? competition,
                  ),
                  name: competition.name,
                },
              ]),
        ];
  return (
    <div
      className={classNames(art.colors, styles.stage)}
      style={lookStyle(cyber.lookOf(discipline?.key ?? ''))}
    >
      <EventPage wayTo={wayTo} />
    </div>
  );
});
