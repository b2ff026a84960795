/** The public API of the core for what loads, shares and keeps data in stores: MobX, and therefore not for manifests. */
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
