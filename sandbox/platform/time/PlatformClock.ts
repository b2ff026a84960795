/** Platform time: the machine's plus the control API's. Used by sessions and deadlines. */
export class PlatformClock {
  #offsetMs = 0;
  readonly #machineNowMs: () => number;

  constructor(machineNowMs: () => number) {
    this.#machineNowMs = machineNowMs;
  }

  readonly nowMs = (): number => Math.floor(this.#machineNowMs() + this.#offsetMs);

  /** Jumps to this instant; time goes on from there at its own pace. */
  moveTo(nowMs: number): void {
    this.#offsetMs = nowMs - this.#machineNowMs();
  }

  reset(): void {
    this.#offsetMs = 0;
  }
}
