export type PagerItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number };

/** First, last and the neighbours of the current page; omitted pages between them are a gap. */
export function pagesToShow(page: number, pageCount: number): readonly PagerItem[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  return numbers.flatMap((number, index): readonly PagerItem[] => {
    const before = numbers[index - 1] ?? 0;
    const item: PagerItem = { kind: 'page', page: number };
    if (number - before === 1) return [item];
    return number - before === 2
      ? [{ kind: 'page', page: number - 1 }, item]
      : [{ kind: 'gap', after: before }, item];
  });
}
