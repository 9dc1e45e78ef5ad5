import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { stageLabel, stageRank } from '@tandem/domain/follow-up/stages';
import { waitKinds, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import type { Column } from '../../../ui/table/types.ts';
import type { Facet } from '../../../ui/table/columns/facets.ts';
import { useColleagues } from '../people/use-colleagues.ts';
import { standingMessages as messages } from './messages.ts';

type Side = 'applicant' | 'company';

/** Where somebody, or a record of theirs, stands, as it is answered. */
export type StandingItem = Answer<'GET /follow-up/standings/{side}/'>['items'][number];

export interface Standing extends StandingItem {
  /** Who looks after them, by name; null for nobody. */
  referent: string | null;
  /** Names of the programmes. */
  programmes: readonly string[];
}

/** A row of a list, with where it stands; null while that is not known. */
export interface StandingRow {
  standing: Standing | null;
}

interface Sources {
  standings: { items: readonly StandingItem[] } | undefined;
  colleagues: readonly (readonly [id: string, name: string])[];
  programmes: readonly { id: number; name: string }[];
}

/** By the id of the candidate or the company. */
export const byRecord = ({
  standings,
  colleagues,
  programmes,
}: Sources): ReadonlyMap<number, Standing> => {
  const referents = new Map(colleagues);
  const names = new Map(programmes.map(({ id, name }) => [id, name]));
  return new Map(
    standings?.items.map((one) => [
      one.id,
      {
        ...one,
        referent: one.referent_id === null ? null : (referents.get(`${one.referent_id}`) ?? null),
        programmes: one.programme_ids.flatMap((id) => names.get(id) ?? []),
      },
    ]),
  );
};

const none: readonly never[] = [];

/** Where everybody of a list stands, by record. */
export const useStandings = (side: Side) => {
  const query = useQuery(callQuery('GET /follow-up/standings/{side}/', { params: { side } }));
  const programmes = useQuery(callQuery('GET /formations/')).data ?? none;
  const colleagues = useColleagues();
  const byId = useMemo(
    () => byRecord({ standings: query.data, colleagues, programmes }),
    [query.data, colleagues, programmes],
  );
  return { query, byId };
};

const labelOf = (side: Side, { standing }: StandingRow): string =>
  standing === null ? '' : stageLabel(side, standing.stage);

const waitLabel = (kind: string): string => waitKinds[kind as WaitKind].label;

const programmesOf = ({ standing }: StandingRow): string => standing?.programmes.join(', ') ?? '';

const waitsOf = ({ standing }: StandingRow): string =>
  standing?.waits.map(waitLabel).join(', ') ?? '';

const dayOf = ({ record }: DatedRow): Date => new Date(record.created_at);

/** A row that says since when it is there. */
export interface DatedRow extends StandingRow {
  record: { created_at: string };
}

export const stageColumn = (side: Side): Column<StandingRow> => ({
  key: 'stage',
  title: messages.stage,
  width: '132px',
  cell: (row) => labelOf(side, row),
  sortBy: ({ standing }) => (standing === null ? null : stageRank(side, standing.stage)),
  inCards: ({ standing }) => standing !== null,
  from: 'md',
  exported: (row) => labelOf(side, row),
});

const textColumn = <Row>(
  key: string,
  title: string,
  textOf: (row: Row) => string,
): Column<Row> => ({
  key,
  title,
  cell: (row) => textOf(row) || '–',
  sortBy: (row) => textOf(row) || null,
  exported: textOf,
  extra: true,
});

/** What a list can show besides: programmes, what is waited for, who looks after them, since when. */
export const followedColumns: readonly Column<DatedRow>[] = [
  textColumn('formation', messages.programme, programmesOf),
  textColumn('attente', messages.wait, waitsOf),
  textColumn('etiquettes', messages.tags, ({ standing }) => standing?.tags.join(', ') ?? ''),
  textColumn('referent', messages.referent, ({ standing }) => standing?.referent ?? ''),
  {
    key: 'depuis',
    title: messages.since,
    width: '104px',
    cell: ({ record }) => formatShortDay(record.created_at),
    sortBy: ({ record }) => record.created_at,
    exported: dayOf,
    extra: true,
  },
];

/** Of people alone. */
export const sourceColumn: Column<StandingRow> = textColumn(
  'source',
  messages.source,
  ({ standing }) => standing?.source ?? '',
);

const nobody = 'personne';

const day = 86_400_000;
const ages = [7, 30, 90, 365];
const longer = 'plus';

/** How long they have been there: within so many days, or longer than the last of them. */
const agesOf = ({ record }: DatedRow): string[] => {
  const days = (Date.now() - Date.parse(record.created_at)) / day;
  const within = ages.filter((most) => days <= most).map(String);
  return within.length > 0 ? within : [longer];
};

const stageFacet = (side: Side): Facet<StandingRow> => ({
  key: 'stage',
  label: messages.stage,
  all: messages.allStages,
  valuesOf: ({ standing }) => (standing === null ? [] : [standing.stage]),
  labelOf: (stage) => stageLabel(side, stage) || stage,
  rankOf: (stage) => stageRank(side, stage),
});

/** The filters of people and needs alike, in the order in which they narrow a list. */
export const sharedFacets = <Row extends DatedRow>(
  townOf: (row: Row) => string | null,
): readonly Facet<Row>[] => [
  {
    key: 'formation',
    label: messages.programme,
    all: messages.allProgrammes,
    valuesOf: ({ standing }) => standing?.programmes ?? none,
    labelOf: (name) => name,
  },
  {
    key: 'attente',
    label: messages.wait,
    all: messages.anyWait,
    valuesOf: ({ standing }) => standing?.waits ?? none,
    labelOf: (kind) => (kind in waitKinds ? waitLabel(kind) : kind),
  },
  {
    key: 'referent',
    label: messages.referent,
    all: messages.anyReferent,
    valuesOf: ({ standing }) => (standing === null ? none : [standing.referent ?? nobody]),
    labelOf: (name) => (name === nobody ? messages.noReferent : name),
  },
  {
    key: 'etiquette',
    label: messages.tag,
    all: messages.anyTag,
    valuesOf: ({ standing }) => standing?.tags ?? none,
    labelOf: (tag) => tag,
  },
  {
    key: 'ville',
    label: messages.town,
    all: messages.allTowns,
    valuesOf: (row) => {
      const town = townOf(row);
      return town ? [town] : none;
    },
    labelOf: (town) => town,
  },
  {
    key: 'depuis',
    label: messages.since,
    all: messages.anyTime,
    valuesOf: agesOf,
    labelOf: (age) => (age === longer ? messages.longer : messages.within(Number(age))),
    rankOf: (age) => (age === longer ? Infinity : Number(age)),
  },
];

/** Which no list can have told: what it tells has no spaces around it. */
const sourceless = ' ';

/** From where people came, as the lists say that were brought in. */
const sourceFacet: Facet<StandingRow> = {
  key: 'source',
  label: messages.source,
  all: messages.anySource,
  valuesOf: ({ standing }) => (standing === null ? none : [standing.source ?? sourceless]),
  labelOf: (source) => (source === sourceless ? messages.noSource : source),
};

/** The filters of candidates, or of companies. */
export const followedFacets = <Row extends DatedRow>(
  side: Side,
  townOf: (row: Row) => string | null,
): readonly Facet<Row>[] => [
  stageFacet(side),
  ...sharedFacets(townOf),
  ...(side === 'applicant' ? [sourceFacet] : []),
];

/** What the address keeps of those of people and needs alike. */
export const sharedDefaults = {
  formation: '',
  attente: '',
  referent: '',
  etiquette: '',
  ville: '',
  depuis: '',
};

export const followedDefaults = { stage: '', ...sharedDefaults, source: '' };
