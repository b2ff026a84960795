const longestAddress = 8192;
const mostParameters = 50;

/** The address with the first value of each name in its query, at most 50 names, 8 KiB in all. */
export function limitQuery(url: URL): URL {
  const kept = new URLSearchParams();
  let left = longestAddress - url.origin.length - url.pathname.length;
  let isCut = false;
  for (const [name, value] of url.searchParams) {
    const length = encodeURIComponent(name).length + encodeURIComponent(value).length + 2;
    if (kept.has(name) || kept.size >= mostParameters || length > left) {
      isCut = true;
      continue;
    }
    left -= length;
    kept.append(name, value);
  }
  if (!isCut) return url;
  const limited = new URL(url);
  limited.search = kept.toString();
  return limited;
}
