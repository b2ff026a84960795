interface Stretch {
  readonly fromMs: number;
  readonly playMs: number;
  readonly pace: number;
}

/**
 * Play time as a piecewise linear function of platform time. It equals platform time until the pace
 * first changes, so a restarted server finds every match where it left it; after a change matches
 * continue from their current second.
 */
export class PlayClock {
  readonly #stretches: Stretch[] = [{ fromMs: 0, playMs: 0, pace: 1 }];

  get pace(): number {
    return this.#last().pace;
  }

  setPace(pace: number, nowMs: number): void {
    if (pace === this.pace) return;
    const stretch = { fromMs: nowMs, playMs: this.playAt(nowMs), pace };
    if (this.#last().fromMs === nowMs) this.#stretches.pop();
    this.#stretches.push(stretch);
  }

  /** Returns play milliseconds at an instant of platform time; only differences are meaningful. */
  playAt(platformMs: number): number {
    const stretch = this.#stretches.findLast(({ fromMs }) => fromMs <= platformMs) ?? this.#last();
    return stretch.playMs + (platformMs - stretch.fromMs) * stretch.pace;
  }

  /** Returns the whole match seconds since a kick-off. */
  playedS(startsAtMs: number, nowMs: number): number {
    return Math.floor((this.playAt(nowMs) - this.playAt(startsAtMs)) / 1000);
  }

  /** Returns the first instant with this many match seconds played; Infinity while stopped. */
  instantOf(startsAtMs: number, playedS: number): number {
    const target = this.playAt(startsAtMs) + playedS * 1000;
    for (const [index, { fromMs, playMs, pace }] of this.#stretches.entries()) {
      const next = this.#stretches[index + 1];
      if (pace > 0 && (next === undefined || next.playMs >= target))
        return Math.ceil(Math.max(fromMs, fromMs + (target - playMs) / pace));
    }
    return Number.POSITIVE_INFINITY;
  }

  #last(): Stretch {
    const last = this.#stretches.at(-1);
    if (last === undefined) throw new RangeError('A play clock always has a first stretch');
    return last;
  }
}
