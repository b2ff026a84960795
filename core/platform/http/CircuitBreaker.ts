const mostFailures = 5;
const openMs = 30_000;

interface Circuit {
  failures: number;
  untilMs: number;
}

/** Blocks calls to a service for 30 s after five failures in a row, then lets one probe through. */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();

  /** Milliseconds until a call may be sent; 0: now; -1: now, as the only probe. */
  enter(service: string, nowMs: number): number {
    const circuit = this.#circuits.get(service);
    if (circuit === undefined || circuit.failures < mostFailures) return 0;
    if (nowMs < circuit.untilMs) return circuit.untilMs - nowMs;
    // Other calls wait until the probe is answered, or the next probe is due.
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
