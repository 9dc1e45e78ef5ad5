/** What the other rooms may use of this one. */
export { listNotifications } from './list-notifications.ts';
export { addNotifications, type NewNotification } from './notification-queries.ts';
export { ringSuperusers } from './ring-superusers.ts';
export { openCeilingNews } from './tell-ceiling.ts';
export { findCarers, findSupervisors, findSupervisorsOfNeed } from './staff/carer-queries.ts';
