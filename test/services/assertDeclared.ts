import { storedNames } from '../../schemas/generated/storedNames.ts';

/** Whether a manifest declares the cookie or storage key. */
export function isDeclared(name: string): boolean {
  return storedNames.some(({ name: declared }) =>
    declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared,
  );
}

/** @throws Error for a name that the cookie policy would not list */
export function assertDeclared(name: string): void {
  if (!isDeclared(name))
    throw new Error(
      `No manifest declares the stored name ${name}; add it to \`stored\` of its plugin`,
    );
}
