import { skills } from '@tandem/domain/reference/skills';
import { buildSkillLexicon } from '@tandem/matching/text/lexicon';
import { openPdfReader, type PdfLine } from '../../server/src/resume-reading/worker/pdf-reader.ts';
import { loadPlaces } from '../../server/src/platform/places/places.ts';
import { readResume } from '../../server/src/resume-reading/read-resume.ts';
import type { Fields } from './measure.ts';

/** The resumes were written for this day: what is over and what is under way depends on it. */
const today = new Date(2026, 2, 15);
const lexicon = buildSkillLexicon(skills);
const skillNames = new Map(skills.map(({ id, name }) => [id, name]));
const places = await loadPlaces();

export const pdf = openPdfReader();

/** What the product's rules propose for the lines of a resume. */
export const fieldsOf = (lines: readonly PdfLine[]): Fields => {
  const found = readResume(lines, { today, lexicon, findCommunes: places.search });
  return {
    email: found.email,
    phone: found.phone,
    city: found.home?.city ?? null,
    postal_code: found.home?.postalCode ?? null,
    diploma: found.diploma?.title ?? null,
    diploma_level: found.diploma?.level ?? null,
    target_educational_level: found.targetLevel,
    skills: found.skillIds.map((id) => skillNames.get(id) ?? ''),
    languages: found.languages,
    summary: found.summary,
    contract_type: found.wish.contractType,
    duration: found.wish.duration,
    start: found.wish.start,
  };
};

/** What they propose for a file, and its text. */
export const readFields = async (file: Uint8Array): Promise<{ fields: Fields; text: string }> => {
  const { lines, text } = await pdf.read(file);
  return { fields: fieldsOf(lines), text };
};
