export interface ChunkGroup {
  readonly name: string | ((id: string) => string | null);
  readonly priority: number;
  readonly test?: (id: string) => boolean;
  readonly tags?: ['$initial'];
  readonly includeDependenciesRecursively?: boolean;
}
