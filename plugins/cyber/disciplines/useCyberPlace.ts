import { useOpen, useService, useServices } from '#core/ui';
import type { Competition } from '../../betting/contract.ts';
import { idOfParameter, useBetting } from '../../betting/ui.ts';
import { cyberToken } from '../contract.ts';
import { countEvents, cyberCompetitions, type EventCounts } from '../matches/cyberCompetitions.ts';
import { isCyberKind, type CyberKind, type Discipline } from './Discipline.ts';
import type { CyberStore } from './CyberStore.ts';

export interface CyberPlace {
  readonly cyber: CyberStore;
  readonly kind: CyberKind;
  readonly disciplines: readonly Discipline[];
  /** Undefined on the page of all, and where the address names one that is not shown. */
  readonly discipline: Discipline | undefined;
  /** Competitions of the discipline, or of all disciplines. */
  readonly competitions: readonly Competition[];
  readonly counts: EventCounts;
  readonly competition: Competition | undefined;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}

/** Reads the address, the disciplines and the tree. Call it inside an observer. */
export function useCyberPlace(): CyberPlace {
  const { params } = useServices().navigation;
  const { tree } = useBetting();
  const cyber = useOpen(useService(cyberToken));
  useOpen(tree);
  const kind = isCyberKind(params['type']) ? params['type'] : 'real';
  const disciplines = cyber.disciplinesOf(kind);
  const disciplineId = idOfParameter(params['discipline']);
  const discipline = disciplines.find(({ id }) => id === disciplineId);
  const competitions = cyberCompetitions(
    tree.competitions.values(),
    kind,
    discipline === undefined ? disciplines : [discipline],
  );
  const parts = [cyber.offers, tree.snapshot];
  return {
    cyber,
    kind,
    disciplines,
    discipline,
    competitions,
    counts: countEvents(competitions),
    competition: competitions.find(({ id }) => id === idOfParameter(params['champ'])),
    state: parts.some((part) => part.hasFailed)
      ? 'failed'
      : parts.some((part) => part.isLoading)
        ? 'loading'
        : 'ready',
    retry: () => {
      for (const part of parts) if (part.hasFailed) part.retry();
    },
  };
}
