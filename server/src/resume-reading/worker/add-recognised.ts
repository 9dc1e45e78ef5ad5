import type { ResumeFields } from '../read-resume.ts';
import type { ResumeFileType } from './file-types.ts';
import type { Recognised } from './recognise-scans.ts';

export interface ReadFields extends ResumeFields {
  /** Whether the text was recognised in pictures, and may have letters wrong. */
  isRecognised: boolean;
  /** Whether there was no time to look at all pictures in which something may stand. */
  isCutShort: boolean;
}

/** A head that was drawn as a picture holds what the text is without. */
const lacksContact = ({ email, phone }: ResumeFields): boolean => email === null && phone === null;

const withContactOf = (fields: ResumeFields, recognised: ResumeFields) => ({
  ...fields,
  email: recognised.email,
  phone: recognised.phone,
  home: fields.home ?? recognised.home,
  targetLevel: fields.targetLevel ?? recognised.targetLevel,
  wish: {
    contractType: fields.wish.contractType ?? recognised.wish.contractType,
    duration: fields.wish.duration ?? recognised.wish.duration,
    start: fields.wish.start ?? recognised.wish.start,
  },
  isRecognised: recognised.email !== null || recognised.phone !== null,
});

const tooMany = (): Recognised => ({ fields: null, isWhole: false });

/**
 * What was read of a file, with what `recognise` finds in its pictures where it is one, or where its text has no contact data.
 * Of a picture it fails as `recognise` does; what has text is answered even when too many scans wait.
 */
export const withRecognised = async (
  { fields, isPicture, type }: { fields: ResumeFields; isPicture: boolean; type: ResumeFileType },
  recognise: (type: ResumeFileType, isPicture: boolean) => Promise<Recognised>,
): Promise<ReadFields> => {
  if (!isPicture && !lacksContact(fields))
    return { ...fields, isRecognised: false, isCutShort: false };
  const recognising = recognise(type, isPicture);
  const recognised = await (isPicture ? recognising : recognising.catch(tooMany));
  const isCutShort = !recognised.isWhole;
  if (recognised.fields === null) return { ...fields, isRecognised: false, isCutShort };
  return isPicture
    ? { ...recognised.fields, isRecognised: true, isCutShort }
    : { ...withContactOf(fields, recognised.fields), isCutShort };
};
