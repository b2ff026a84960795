/**
 * Reports uncaught errors to the log and the counter while the process goes on serving. Each line
 * is a bug to be fixed at its origin. Returns a function that removes the handlers.
 */
export function guardProcess(report: (event: string, error: unknown) => void): () => void {
  const onException = (error: unknown): void => report('uncaught-exception', error);
  const onRejection = (error: unknown): void => report('unhandled-rejection', error);
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
  };
}
