/** Real: played by people; virtual: simulated around the clock. */
export type CyberKind = 'real' | 'virtual';

export interface Discipline {
  readonly id: number;
  /** Slug, and its name in the configuration of a brand. */
  readonly key: string;
  readonly name: string;
  readonly kinds: readonly CyberKind[];
  /** A match can end without a winner. */
  readonly hasDraws: boolean;
  /** Undefined where it is not played in maps. */
  readonly maps:
    | { readonly bestOf: number; readonly unit: 'round' | 'structure' | undefined }
    | undefined;
}

export function isCyberKind(word: string | undefined): word is CyberKind {
  return word === 'real' || word === 'virtual';
}
