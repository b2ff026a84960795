/** Platform time, used by sessions and deadlines: machine time plus the control API's offset. */
export class PlatformClock {
  #offsetMs = 0;
  readonly #machineNowMs: () => number;

  constructor(machineNowMs: () => number) {
    this.#machineNowMs = machineNowMs;
  }

  readonly nowMs = (): number => Math.floor(this.#machineNowMs() + this.#offsetMs);

  /** Jumps to an instant; time continues from there at its own pace. */
  moveTo(nowMs: number): void {
    this.#offsetMs = nowMs - this.#machineNowMs();
  }

  reset(): void {
    this.#offsetMs = 0;
  }
}
