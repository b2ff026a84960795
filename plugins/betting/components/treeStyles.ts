/** The classes of the tree, for columns of other plugins that stand in its place. */
export { default as treeStyles } from './SportTree.module.css';
