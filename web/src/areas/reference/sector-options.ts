import type { Answer } from '@tandem/contract';
import { sectorGroups, sectorsOfProgramme } from '@tandem/domain/reference/sector-groups';
import type { ListOption } from '../../ui/fields/use-multi-select.ts';
import { sectorMessages as messages } from './messages.ts';

export type Sectors = Answer<'GET /sector/'>;

/** The sectors in plain groups; those to which the programme of that name leads stand first, in a group of their own. */
export const sectorOptions = (sectors: Sectors, programme?: string): ListOption[] => {
  const names = new Map(sectors.map(({ id, name }) => [id, name]));
  const likely = programme === undefined ? [] : sectorsOfProgramme(programme);
  const groups = [
    { name: messages.ofProgramme, ids: likely },
    ...sectorGroups.map(({ name, sectors: own }) => ({
      name,
      ids: own.map(([id]) => id).filter((id) => !likely.includes(id)),
    })),
  ];
  return groups.flatMap(({ name: group, ids }) =>
    ids.flatMap((value) => {
      const label = names.get(value);
      return label === undefined ? [] : [{ value, label, group }];
    }),
  );
};
