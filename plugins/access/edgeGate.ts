/** What the edge asks before it serves a page. Never part of a bundle. */
export { siteGate as edgeGate } from './api/siteGate.ts';
