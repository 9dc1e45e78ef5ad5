import type { Services } from '../../areas/services.ts';
import { storeResume } from '../../areas/candidates/index.ts';
import { uploadOf } from '../../platform/http/uploads/upload.ts';
import type { DemoCandidate } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import { drawResume } from '../resume/draw-resume.ts';
import { slug } from '../plan/words.ts';
import type { Resumes } from './written.ts';

/** What people call the file. */
const fileNames: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `CV ${first} ${last}.pdf`,
  (first, last) => `CV_${slug(last, '_')}_${slug(first, '_')}.pdf`,
  (first) => `cv-${slug(first)}.pdf`,
  (first, last) => `${last.toUpperCase()} ${first} - CV.pdf`,
  () => 'cv.pdf',
  () => 'mon cv version finale.pdf',
  (first, last) => `${slug(first)}-${slug(last)}-alternance.pdf`,
];

const mostWaiting = 10;

/** Draws the resumes, and stores each as if it had been uploaded: its text is read back from the file. */
export const storeResumes = async (
  services: Services,
  candidates: readonly DemoCandidate[],
  random: Random,
): Promise<Resumes> => {
  const stored: Promise<[DemoCandidate, Awaited<ReturnType<typeof storeResume>>]>[] = [];
  for (const [colour, candidate] of candidates.entries()) {
    const { sheet, firstName, lastName } = candidate;
    if (!sheet) continue;
    const look = { colour, madeAt: sheet.savedAt };
    const { bytes } = await drawResume(sheet.resume, sheet.layout, look);
    const upload = uploadOf(random.pick(fileNames)(firstName, lastName), bytes);
    // One is read by its own thread while the next is drawn; more than a few are not kept waiting.
    await stored.at(-mostWaiting);
    const person = `candidate ${colour}`;
    stored.push(storeResume(services, upload, person).then((resume) => [candidate, resume]));
  }
  return new Map(await Promise.all(stored));
};
