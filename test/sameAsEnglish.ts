/** Signs, figures and values alone: they read the same everywhere. */
const signs = /^(?:[\d\s.,:;·–—−+×÷=/()€%?!*•|→]|\{\{\w+\}\})*$/u;

/** Names of bets, which every language of the Latin script keeps as they are. */
const betNames = /^(?:Trixie|Yankee|Canadian|(?:Super )?Heinz|Goliath|Lucky \d\d)$/;

/**
 * Texts that are the same in another language as in English, and rightly so: looked at one by one by someone who speaks
 * the language. Marks of the trade (1X2, ID, Lucky, Patent, B for a banker), units, and words that the languages share.
 */
const reviewed: Readonly<Record<string, readonly string[]>> = {
  ru: ['{{number}} live', '1X2', 'E-mail', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Live', '{{name}}. Live', 'Cookie'],
  es: ['Lobby', 'Total {{line}}', 'Virtual', 'Real', '1X2', '12 h', '24 h', 'Auto', 'Decimal', 'E-mail', 'Error', 'Hong Kong', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Lucky', 'Marketing', 'P{{number}}', 'Patent', 'Total', 'Total {{was}} → {{now}}.', '{{count}} h', '{{seconds}} s', 'No', 'Cookie'],
  pt: ['Lobby', 'Total {{line}}', 'Virtual', 'Real', '1X2', '12 h', '24 h', 'Auto', 'Decimal', 'E-mail', 'Handicap', 'Hong Kong', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Lucky', 'Marketing', 'Menu', 'Odds', 'P{{number}}', 'Patent', 'Q{{number}}', 'Total', 'Total {{was}} → {{now}}.', '{{count}} h', '{{seconds}} s', 'Cookie'],
  de: ['Block {{block}}: {{stake}} × {{factor}}', 'Block {{block}}', 'Block {{name}}', 'Block {{number}}', 'Lobby', 'B', 'Multi', 'System', 'Total {{line}}', 'Maps {{line}}', 'Map {{number}}', 'Match', 'Stream', 'Best of {{number}}', 'Real', '{{number}} live', '1X2', 'Auto', 'Bonus', 'Filter', 'Handicap', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Limit: {{limit}}.', 'Live', 'Lucky', 'Marketing', 'Name', 'Patent', 'Status', 'Support', 'Top', 'Top live', 'Total', 'U', '{{name}}. Live', '{{seconds}} s', 'Cookie', 'Video'],
  fr: ['Lobby', 'B', 'Total {{line}}', 'Structures {{line}}', 'Structures', '{{number}} match', 'Disciplines', '1X2', '12 h', '24 h', 'Auto', 'Bonus', 'Coupon', 'Coupon {{code}}', 'E-mail', 'Handicap', 'Hong Kong', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Lucky', 'Marketing', 'Match', 'Menu', 'Page {{page}}', 'Pages', 'Patent', 'Points', 'Score', 'Sports', 'minute', 'minutes', 'Total', 'Total {{was}} → {{now}}.', 'Type', '{{count}} corner', '{{count}} corners', '{{count}} h', '{{seconds}} s', 'Double chance', 'Cookie', '{{count}} minute', '{{count}} minutes'],
  tr: ['1X2', 'B', 'Bonus', 'Hong Kong', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}', 'Lucky', 'Malay', 'No. {{number}}', 'P{{number}}', 'Patent', 'Video'],
  ar: ['1X2', 'ID', 'ID {{id}}', 'ID {{id}} · {{currency}}'],
};

/** Whether a text of a language may be the same as the English one. */
export function maySayAsEnglish(language: string, text: string): boolean {
  return signs.test(text) || betNames.test(text) || (reviewed[language] ?? []).includes(text);
}

/** Reviewed texts that no dictionary has any more. */
export function unusedReviews(language: string, texts: ReadonlySet<string>): string[] {
  return (reviewed[language] ?? []).filter((text) => !texts.has(text));
}
