/** What the other rooms may use of this one. */
export { findViewsOf } from './view-queries.ts';
export { listViews } from './views.ts';
