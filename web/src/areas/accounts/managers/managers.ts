import type { Answer } from '@tandem/contract';
import { collator } from '../../../platform/format/text.ts';

type Record = Answer<'GET /staff/'>[number];
type Link = Answer<'GET /formationlink/'>[number];
export type Programme = Answer<'GET /formations/'>[number];

export interface SupervisedProgramme {
  linkId: number;
  formation: Programme;
}

export interface Manager extends Record {
  name: string;
  supervised: readonly SupervisedProgramme[];
}

/** The managers with the programmes that they supervise, each in the order of the names. */
export const withProgrammes = (
  staff: readonly Record[],
  links: readonly Link[],
  programmes: readonly Programme[],
): Manager[] => {
  const programmeById = new Map(programmes.map((programme) => [programme.id, programme]));
  const programmesOf = new Map<number, SupervisedProgramme[]>();
  for (const { id: linkId, manager, formation: programmeId } of links) {
    const programme = programmeById.get(programmeId);
    // Deleted a moment ago, with its links: the next answer has neither.
    if (!programme) continue;
    programmesOf.set(manager, [
      ...(programmesOf.get(manager) ?? []),
      { linkId, formation: programme },
    ]);
  }
  return staff.map((record) => ({
    ...record,
    name: `${record.first_name} ${record.last_name}`,
    supervised: (programmesOf.get(record.id) ?? []).toSorted((one, other) =>
      collator.compare(one.formation.name, other.formation.name),
    ),
  }));
};

/** The programmes that a manager does not supervise yet. */
export const openProgrammes = (
  { supervised }: Manager,
  programmes: readonly Programme[],
): Programme[] => {
  const linked = new Set(supervised.map(({ formation: programme }) => programme.id));
  return programmes.filter(({ id }) => !linked.has(id));
};
