/** What the platform says to search engines, in English. {sport}, {champ}, {home}, {away}, {date}, {list} are filled in. */
export const en = {
  'home.title': 'Sports betting: live odds and today’s matches',
  'home.description':
    'Bet on football, tennis, basketball and other sports before and during the match. Live scores, clear odds, quick settlement.',
  'home.heading': 'Sports betting from kick-off to the final whistle',
  'home.before.title': 'Before the match',
  'home.before.text':
    'Every sport has its own list of upcoming events with the main markets at a glance: result, total, handicap. Open an event to see every market, from the first scorer to the exact score, and put what you like into the coupon.',
  'home.live.title': 'While it is played',
  'home.live.text':
    'Prices follow the match second by second. When something decisive happens, betting pauses for a moment and comes back with new odds, so you always know what you are betting on.',
  'home.coupon.title': 'One coupon for everything',
  'home.coupon.text':
    'A single, an express or a mix of sports: the coupon adds up the odds, shows the possible payout before you confirm and tells you at once when a price has changed.',
  'line.title': 'Upcoming matches: betting odds for every sport',
  'line.description':
    'The whole list of upcoming events with odds for result, total and handicap, sorted by sport and competition.',
  'line.heading': 'Odds for upcoming events',
  'line.text':
    'The line holds every event that has not started yet. Pick a sport on the left, narrow it down to a competition, or open an event to see all of its markets. Today the line covers {list} and more.',
  'live.title': 'Live betting: odds on matches being played now',
  'live.description':
    'Everything that is being played now, with live scores, match clocks and odds that change with the game.',
  'live.heading': 'Betting while the match is on',
  'live.text':
    'Live pages show the score, the clock and the main markets of every running match. An arrow beside a price tells you which way it has just moved. Running now: {list}.',
  'line-sport.title': '{sport} betting: odds on upcoming matches',
  'line-sport.description':
    '{sport} odds for {list}: result, totals, handicaps and many more markets on every upcoming event.',
  'line-sport.heading': '{sport}: what you can bet on',
  'line-sport.text':
    'All upcoming {sport} events in one list, grouped by competition and sorted by start: {list}. Every event opens with its full set of markets.',
  'live-sport.title': '{sport} betting: live odds and scores',
  'live-sport.description': '{sport} in play: live scores and odds from {list}.',
  'live-sport.heading': '{sport} live',
  'live-sport.text':
    'Every {sport} match that is being played now, with the score and the odds of the moment: {list}. New matches appear here as soon as they begin.',
  'line-champ.title': '{champ}: betting odds and fixtures, {sport}',
  'line-champ.description':
    '{champ}: fixtures with odds on result, total and handicap. {sport} betting before the match.',
  'line-champ.heading': '{champ}: next matches',
  'line-champ.text':
    'Next in {champ}: {list}. The list shows the main odds; each match opens with everything else.',
  'live-champ.title': '{champ}: live odds and scores, {sport}',
  'live-champ.description':
    '{champ} in play: scores and odds of every match that is on now. {sport} live betting.',
  'live-champ.heading': '{champ} in play',
  'live-champ.text': 'On now in {champ}: {list}. Scores and odds change as the match does.',
  'contest-sport.title': '{sport}: odds on the winner and the places',
  'contest-sport.description':
    '{sport}: odds for {list}. Who wins and who comes among the first, before each start.',
  'contest-sport.heading': '{sport}: what you can bet on',
  'contest-sport.text':
    '{sport}, in one list: {list}. Each event opens with its runners and their odds, and with what earlier ones have shown.',
  'contest-champ.title': '{champ}: odds on the winner, {sport}',
  'contest-champ.description':
    '{champ}: the next events with odds on who wins. {sport}: earlier results and shares beside the odds.',
  'contest-champ.heading': '{champ}: what comes next',
  'contest-champ.text':
    'The next of {champ} stand here with their favourites. Each opens with everybody who takes part; earlier results are under Statistics.',
  'line-event.title': '{home} – {away}: odds, {date}',
  'line-event.description':
    '{home} – {away}, {champ}, {date}. Odds on the result, totals, handicaps and every other market.',
  'line-event.heading': '{home} – {away}',
  'line-event.text':
    '{home} and {away} meet on {date} in {champ}. The main markets are on top; groups of markets help you find totals, handicaps and special bets.',
  'live-event.title': '{home} – {away}: live odds and score, {date}',
  'live-event.description':
    '{home} – {away} live, {champ}. Score, match clock and odds of the moment.',
  'live-event.heading': '{home} – {away} live',
  'live-event.text':
    '{home} and {away} are playing in {champ}. The score, the course of the match and all open markets are on this page.',
} as const;

/** Every text of the platform's words to search engines. */
export type SeoTextKey = keyof typeof en;
