/** Address of the same page in another language. */
export function inLanguage(path: string, query: URLSearchParams, language: string): string {
  const search = query.toString();
  return `/${[language, ...path.split('/').slice(2)].join('/')}${search === '' ? '' : `?${search}`}`;
}
