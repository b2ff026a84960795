/** The core's public API for loading, sharing and storing data. Needs MobX: not for manifests. */
export {
  createResource,
  keyedResource,
  Resource,
  type FollowingOptions,
  type ResourceOptions,
  type ResourceServices,
  type ResourceState,
} from './Resource.ts';
export {
  persisted,
  type Persisted,
  type PersistedOptions,
  type PersistedServices,
} from './persisted.ts';
export { RefCount } from './RefCount.ts';
export { structuralShare } from './structuralShare.ts';
