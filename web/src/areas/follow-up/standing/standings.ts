import type { Answer } from '@tandem/contract';
import { stageChoices, stageLabel, stageRank } from '@tandem/domain/follow-up/stages';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import type { Column } from '../../../ui/table/types.ts';
import { standingMessages as messages } from './messages.ts';

type Side = 'applicant' | 'company';

export type Standing = Answer<'GET /follow-up/standings/{side}/'>['items'][number];

/** A row of a list, with where it stands; null while that is not known. */
export interface StandingRow {
  standing: Standing | null;
}

export const standingsOf = (side: Side) =>
  callQuery('GET /follow-up/standings/{side}/', { params: { side } });

/** By the id of the candidate or the company. */
export const byRecord = (
  standings: { items: readonly Standing[] } | undefined,
): ReadonlyMap<number, Standing> => new Map(standings?.items.map((one) => [one.id, one]));

const labelOf = (side: Side, { standing }: StandingRow): string =>
  standing === null ? '' : stageLabel(side, standing.stage);

export const stageColumn = (side: Side): Column<StandingRow> => ({
  key: 'stage',
  title: messages.stage,
  width: '132px',
  cell: (row) => labelOf(side, row),
  sortBy: ({ standing }) => (standing === null ? null : stageRank(side, standing.stage)),
  inCards: ({ standing }) => standing !== null,
  from: 'md',
});

export const exportedStage = (side: Side): ExportColumn<StandingRow> => ({
  title: messages.stage,
  value: (row) => labelOf(side, row),
});

/** The pill above a list, after which `atStage` leaves rows out. */
export const stageFilter = (side: Side, value: string, onChange: (stage: string) => void) => ({
  label: messages.stage,
  choices: [['', messages.allStages] as const, ...stageChoices(side)],
  value,
  onChange,
});

export const atStage = <Row extends StandingRow>(rows: readonly Row[], stage: string) =>
  stage === '' ? rows : rows.filter(({ standing }) => standing?.stage === stage);
