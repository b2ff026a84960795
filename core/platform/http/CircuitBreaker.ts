const mostFailures = 5;
const openMs = 30_000;

interface Circuit {
  failures: number;
  untilMs: number;
}

/** After five failures in a row a service gets no call for 30 s, then one that tries it. */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();

  /** Milliseconds until a call may go; 0: now; -1: now, as the only probe. */
  enter(service: string, nowMs: number): number {
    const circuit = this.#circuits.get(service);
    if (circuit === undefined || circuit.failures < mostFailures) return 0;
    if (nowMs < circuit.untilMs) return circuit.untilMs - nowMs;
    // The others wait until this one has been answered, or the next one is due.
    circuit.untilMs = nowMs + openMs;
    return -1;
  }

  note(service: string, isFailure: boolean, nowMs: number): void {
    if (isFailure)
      this.#circuits.set(service, {
        failures: (this.#circuits.get(service)?.failures ?? 0) + 1,
        untilMs: nowMs + openMs,
      });
    else this.#circuits.delete(service);
  }
}
