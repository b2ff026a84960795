/** Finds between which steps of an edge a chance lies, and how near to the upper one; `levelAt` grows with the step. */
export function edgeSteps(stepsUp: number, levelAt: (step: number) => number): (level: number) => readonly [lower: number, part: number] {
  const levels: number[] = [];
  const keptAt = (step: number): number => (levels[step + stepsUp] ??= levelAt(step));
  return (level) => {
    let [lower, upper] = [-stepsUp, stepsUp];
    while (upper - lower > 1) {
      const middle = Math.floor((lower + upper) / 2);
      if (keptAt(middle) <= level) lower = middle;
      else upper = middle;
    }
    const [from, to] = [keptAt(lower), keptAt(lower + 1)];
    return [lower, Math.min(1, Math.max(0, (level - from) / (to - from)))];
  };
}
