/** Platform time: the machine's time plus what the control API has added. Sessions, tokens and deadlines follow it. */
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
