/** Тексты мира по-русски. Имена команд и игроков остаются латиницей. */
export const ru: Readonly<Record<string, string>> = {};
