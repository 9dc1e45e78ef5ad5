import type { Handler } from '../../call-handler.ts';
import { Failure } from '@tandem/domain/errors';
import { requirePdf } from './store-resume.ts';

/** Reads a resume and proposes values for the sheet; nothing is saved. */
export const proposeFromResume: Handler<'POST /auto-fill/'> = async ({ pdf }, { files }) => {
  const upload = files['resume'];
  if (!upload)
    throw new Failure('invalid_input', { fields: { resume: 'Aucun fichier sélectionné' } });
  requirePdf(upload);
  const { text } = await pdf.read(upload.bytes);
  const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u.exec(text)?.[0] ?? null;
  return {
    email,
    phone: null,
    city: null,
    postal_code: null,
    diploma: null,
    target_educational_level: null,
    skills: [],
    languages: [],
    summary: null,
  };
};
