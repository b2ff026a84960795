import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Groups of answer buttons in a dialog. */
const answers = [
  /<div className=\{styles\.(?:answers|actions)\}>([\s\S]*?)\n\s*<\/div>/g,
  /footer=\{\s*<>([\s\S]*?)<\/>/g,
];

/** The variants of the buttons in a piece of source, in order. */
function variantsOf(source: string): readonly string[] {
  return source
    .split(/<(?:Button|ButtonLink)\b/)
    .slice(1)
    .map((button) => /variant="(\w+)"/.exec(button)?.[1] ?? 'secondary');
}

test('SHL-861 in each dialog the confirming button is the last one, and the only one with the primary style', () => {
  const groups = ['core', 'plugins']
    .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx$/))
    .filter(({ text }) => text.includes('<Dialog'))
    .flatMap(({ path, text }) =>
      answers
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(([, group = '']) => ({ path, variants: variantsOf(group) })),
    )
    .filter(({ variants }) => variants.length > 1);
  const acts = (variant: string): boolean => variant === 'primary' || variant === 'danger';
  expect(groups.filter(({ variants }) => variants.slice(0, -1).some(acts))).toEqual([]);
  expect(groups.length).toBeGreaterThan(5);
});
