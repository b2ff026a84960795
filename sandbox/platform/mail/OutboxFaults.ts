export const outboxFaultKinds = ['delay', 'loss', 'double', 'bounce'] as const;

/** What the post does to the next messages. */
export interface OutboxFault {
  readonly kind: (typeof outboxFaultKinds)[number];
  /** How many messages; one by default. */
  readonly times?: number;
  /** To this address or number alone; to whomever by default. */
  readonly recipient?: string;
  /** Of a delay. */
  readonly delayMs?: number;
}

/** Faults of the post that the control API has set; the messages that they meet use them up. */
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
