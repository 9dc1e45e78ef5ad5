import { keptCallQuery } from '../../platform/data/calls.ts';

const several = 20;

/** What the next meeting is found in. */
export const comingMeetings = () =>
  keptCallQuery('GET /meetings/', { query: { when: 'coming', limit: several } });
