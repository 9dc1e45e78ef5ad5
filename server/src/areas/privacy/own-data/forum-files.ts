import { forumStateLabels } from '@tandem/domain/forums/forum';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import { findForumInvitations } from '../../forums/index.ts';
import type { Services } from '../../services.ts';
import { jsonFile } from './json-file.ts';

/** The forum days to which a candidate or a company is invited; their meetings are among the others. */
export const forumsFile = (
  { db }: Pick<Services, 'db'>,
  own: { candidateId: number } | { companyId: number },
): ArchivedFile =>
  jsonFile('forums.json', async () => {
    const forums = await findForumInvitations(db.read, own);
    return forums.map(({ name, day, place, state }) => ({
      forum: name,
      jour: day,
      lieu: place,
      état: forumStateLabels[state],
    }));
  });
