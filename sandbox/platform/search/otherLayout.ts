/** The same keys on a Latin and on a Russian keyboard. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map(Array.from(latin).map((key, index) => [key, russian[index] ?? key]));
const toLatin = new Map(Array.from(russian).map((key, index) => [key, latin[index] ?? key]));

/** Returns the same keys in the other layout: `рфки` is `harb`. Undefined if nothing changes. */
export function otherLayout(text: string): string | undefined {
  const small = text.toLowerCase();
  const keys = /[а-яё]/.test(small) ? toLatin : toRussian;
  const other = Array.from(small, (key) => keys.get(key) ?? key).join('');
  return other === small ? undefined : other;
}
