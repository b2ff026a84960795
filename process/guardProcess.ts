/**
 * The last net: what no part has caught is handed to the log and the counter, and everybody else is
 * still served. It hides nothing: each line is a mistake to mend where it was made. Returns the
 * function that takes the net away.
 */
export function guardProcess(told: (event: string, error: unknown) => void): () => void {
  const onException = (error: unknown): void => told('uncaught-exception', error);
  const onRejection = (error: unknown): void => told('unhandled-rejection', error);
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
  };
}
