import type { ScoreBoard } from './scoreboard.ts';
import type { Score, SportEvent } from '../../feed/SportEvent.ts';
import { BaseballState } from './BaseballState.tsx';
import { CricketState } from './CricketState.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { WonParts } from './WonParts.tsx';

interface BoardPartsProps {
  readonly event: SportEvent;
  readonly score: Score;
  readonly board: ScoreBoard;
}

export function BoardParts({ event, score, board }: BoardPartsProps) {
  switch (board.kind) {
    case 'halves':
      return null;
    case 'wins':
      return <WonParts event={event} board={board} />;
    case 'cricket':
      return board.innings === undefined ? null : (
        <CricketState event={event} score={score} innings={board.innings} />
      );
    case 'innings':
      return (
        <>
          <PeriodTable event={event} score={score} board={board} />
          {board.innings === undefined || score.phase === 'ft' || score.phase === 'br' ? null : (
            <BaseballState innings={board.innings} />
          )}
        </>
      );
    case 'table':
    case 'sets':
    case 'rounds':
    case 'plain':
      return <PeriodTable event={event} score={score} board={board} />;
  }
}
