import { endsWithStop } from '#domain/texts/endsWithStop.ts';

/**
 * Replaces every `{{name}}` of a text by its value. Values are never templates themselves, and one
 * that ends with a full stop of its own takes the place of the full stop that follows.
 */
export function fillText(text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_all, name: string, stop: string) => {
    const value = valueOf(name);
    return endsWithStop(value) ? value : `${value}${stop}`;
  });
}
