/** Names of the parameters of a path, in its order: `line/:sport` has `sport`. */
export function parametersOf(path: string): string[] {
  return path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
}
