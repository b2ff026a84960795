import type { Course, Incident, MatchScript, SportEngine } from './SportEngine.ts';

/**
 * Returns the same sport on a faster clock: a simulated match is over in minutes while its clock
 * shows regular times. Play and prices are unchanged; only match seconds are scaled.
 */
export function withFasterClock(engine: SportEngine, times: number): SportEngine {
  const { action } = engine;
  const originals = new WeakMap<MatchScript, MatchScript>();
  const shrink = (script: MatchScript): MatchScript => {
    const quick: MatchScript = {
      ...script,
      durationS: Math.ceil(script.durationS / times),
      phases: script.phases.map((phase) => ({
        ...phase,
        fromS: phase.fromS / times,
        toS: phase.toS / times,
        clockRate: times,
      })),
      incidents: script.incidents.map((incident): Incident => ({
        ...incident,
        atS: incident.atS / times,
      })),
      suspensions: script.suspensions.map(
        ([fromS, toS]) => [fromS / times, Math.max(toS / times, fromS / times + 2)] as const,
      ),
    };
    originals.set(quick, script);
    return quick;
  };
  const slow = ({ script, playedS }: Course): Course => {
    const original = originals.get(script);
    if (original === undefined)
      throw new RangeError(
        'A course of a sport with a faster clock needs a script of its own simulate',
      );
    return { script: original, playedS: Math.min(original.durationS, playedS * times) };
  };
  return {
    ...engine,
    speed: times,
    simulate: (setup, fixed) =>
      shrink(
        engine.simulate(
          setup,
          fixed?.afterS === undefined ? fixed : { ...fixed, afterS: fixed.afterS * times },
        ),
      ),
    outlook: (setup, marginSkew, course) =>
      engine.outlook(setup, marginSkew, course && slow(course)),
    standing: (course) => engine.standing(slow(course)),
    live: (setup, course) => engine.live(setup, slow(course)),
    momentum: (course) => engine.momentum(slow(course)),
    ...(action === undefined ? {} : { action: (setup, course) => action(setup, slow(course)) }),
  };
}
