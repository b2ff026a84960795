/** Writes a fault of this process as one line of JSON. */
export function logFault(
  event: string,
  error: unknown,
  write: (line: string) => void = (line) => console.error(line),
): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'NoError', message: String(error), stack: undefined };
  write(JSON.stringify({ level: 'error', event, name, message, stack }));
}
