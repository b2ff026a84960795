export const outboxFaultKinds = ['delay', 'loss', 'double', 'bounce'] as const;

/** A delivery fault for the next messages. */
export interface OutboxFault {
  readonly kind: (typeof outboxFaultKinds)[number];
  /** Number of messages; one by default. */
  readonly times?: number;
  /** Address or number that the fault is limited to. */
  readonly recipient?: string;
  /** Length of a delay. */
  readonly delayMs?: number;
}

/** Delivery faults set by the control API; each message that meets one uses it up. */
export class OutboxFaults {
  #faults: { readonly fault: OutboxFault; left: number }[] = [];

  set(faults: readonly OutboxFault[]): void {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? 1 }));
  }

  takeNext({ recipient }: { readonly recipient: string }): OutboxFault | undefined {
    const found = this.#faults.find(
      ({ fault, left }) =>
        left > 0 && (fault.recipient === undefined || fault.recipient === recipient),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}
