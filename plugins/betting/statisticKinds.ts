import { sports } from './firstCalls.ts';

/** First data of each kind of statistics page, and the source of its title. */
export const ofEvent = {
  titleFrom: {
    endpoint: 'betting.game',
    names: ['game.team1.name', 'game.team2.name'],
    textKey: 'statistic.title-of',
  },
  firstData: [sports, { endpoint: 'betting.game', params: { id: '{id}' } }],
} as const;
export const ofTable = {
  titleFrom: {
    endpoint: 'betting.champTable',
    names: ['champ.name'],
    textKey: 'statistic.title-of',
  },
  firstData: [sports, { endpoint: 'betting.champTable', params: { id: '{id}' } }],
} as const;
export const ofTeam = {
  titleFrom: {
    endpoint: 'betting.teamOverview',
    names: ['team.name'],
    textKey: 'statistic.title-of',
  },
  firstData: [sports, { endpoint: 'betting.teamOverview', params: { id: '{id}' } }],
} as const;
