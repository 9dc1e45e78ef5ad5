import { bodyOf } from '../../platform/http/call.ts';
import { listOrganisationTypes, listSectors, listWorkforceBands } from '../reference/index.ts';

type Asked = Parameters<typeof listSectors>[1];

/** What the sheets of candidates and companies let one choose from. */
export const readChoices = async (asked: Omit<Asked, 'query'>) => {
  const request = { ...asked, query: undefined };
  const [sectors, sizes, workforce] = await Promise.all([
    listSectors({}, { ...asked, query: {} }),
    listOrganisationTypes({}, request),
    listWorkforceBands({}, request),
  ]);
  return { sectors: bodyOf(sectors), sizes: bodyOf(sizes), workforce: bodyOf(workforce) };
};
