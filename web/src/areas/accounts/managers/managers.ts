import type { Answer } from '@tandem/contract';
import { collator } from '../../../platform/format/text.ts';

type Record = Answer<'GET /staff/'>[number];
type Link = Answer<'GET /formationlink/'>[number];
export type Formation = Answer<'GET /formations/'>[number];

export interface Training {
  linkId: number;
  formation: Formation;
}

export interface Manager extends Record {
  name: string;
  trainings: readonly Training[];
}

/** The managers with the formations that they supervise, each in the order of the names. */
export const withTrainings = (
  staff: readonly Record[],
  links: readonly Link[],
  formations: readonly Formation[],
): Manager[] => {
  const formationById = new Map(formations.map((formation) => [formation.id, formation]));
  const trainingsOf = new Map<number, Training[]>();
  for (const { id: linkId, manager, formation: formationId } of links) {
    const formation = formationById.get(formationId);
    // Deleted a moment ago, with its links: the next answer has neither.
    if (!formation) continue;
    trainingsOf.set(manager, [...(trainingsOf.get(manager) ?? []), { linkId, formation }]);
  }
  return staff.map((record) => ({
    ...record,
    name: `${record.first_name} ${record.last_name}`,
    trainings: (trainingsOf.get(record.id) ?? []).toSorted((one, other) =>
      collator.compare(one.formation.name, other.formation.name),
    ),
  }));
};

/** The formations that a manager does not supervise yet. */
export const openTrainings = (
  { trainings }: Manager,
  formations: readonly Formation[],
): Formation[] => {
  const linked = new Set(trainings.map(({ formation }) => formation.id));
  return formations.filter(({ id }) => !linked.has(id));
};
