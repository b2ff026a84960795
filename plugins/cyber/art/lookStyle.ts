import type { CSSProperties } from 'react';
import type { DisciplineLook } from '../disciplines/CyberSettings.ts';

/** The colours of a look as properties that the styles of the art read. */
export function lookStyle({ light, dark }: DisciplineLook): CSSProperties {
  const properties = [
    ...Object.entries(light).map(([token, color]) => [`--light-${token}`, color]),
    ...Object.entries(dark).map(([token, color]) => [`--dark-${token}`, color]),
  ];
  return Object.fromEntries(properties) as CSSProperties;
}
