/** A route's path with its parameters filled in: `:section/:sport` → `live/1-football`. */
export function fillPath(path: string, valueOf: (parameter: string) => string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(valueOf(part.slice(1))) : part))
    .join('/');
}
