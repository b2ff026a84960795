/** What the edge asks before it serves a page. Never part of a bundle. */
export { siteGate as edgeGate } from './closed-site/siteGate.ts';
