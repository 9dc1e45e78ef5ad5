import { meetingKindKeys, meetingKinds, type MeetingKind } from '@tandem/domain/meetings/meeting';
import type { Facet } from '../../../ui/table/columns/facets.ts';
import { sharedFacets } from '../../follow-up/standing/standings.ts';
import {
  stateLabel,
  stateOf,
  stateRank,
  timesOf,
  type MeetingRow,
  type Time,
} from './meeting-rows.ts';
import { meetingListMessages as messages } from './messages.ts';

const times = Object.keys(messages.times);

const own: readonly Facet<MeetingRow>[] = [
  {
    key: 'etat',
    label: messages.state,
    all: messages.allStates,
    valuesOf: (row) => [stateOf(row)],
    labelOf: stateLabel,
    rankOf: stateRank,
  },
  {
    key: 'quand',
    label: messages.when,
    all: messages.anyTime,
    valuesOf: (row) => timesOf(row),
    labelOf: (time) => messages.times[time as Time] ?? time,
    rankOf: (time) => times.indexOf(time),
  },
  {
    key: 'entreprise',
    label: messages.company,
    all: messages.allCompanies,
    valuesOf: ({ record }) => [record.company.name],
    labelOf: (name) => name,
  },
  {
    key: 'forme',
    label: messages.kind,
    all: messages.allKinds,
    valuesOf: ({ record }) => [record.kind],
    labelOf: (kind) => meetingKinds[kind as MeetingKind] ?? kind,
    rankOf: (kind) => meetingKindKeys.indexOf(kind as MeetingKind),
  },
];

const shared = new Set(['formation', 'referent', 'etiquette']);

/** The filters of the list of meetings, in the order in which they narrow it. */
export const facets: readonly Facet<MeetingRow>[] = [
  ...own,
  ...sharedFacets<MeetingRow>(() => null).filter(({ key }) => shared.has(key)),
];
