import { firstOf, type ResumeFields } from '../read-resume.ts';
import type { ResumeFileType } from './file-types.ts';
import { unfinished, type Recognised } from './recognise-scans.ts';

export interface ReadFields extends ResumeFields {
  /** Whether the text was recognised in pictures, and may have letters wrong. */
  isRecognised: boolean;
  /** Whether there was no time to look at all pictures in which something may stand. */
  isCutShort: boolean;
  /** Whether its picture was too large to be looked at, and nothing was read. */
  isTooLarge: boolean;
}

const withContactOf = (
  fields: ResumeFields,
  { recognised, isCoded }: { recognised: ResumeFields; isCoded: boolean },
) => {
  const isFound =
    (fields.email === null && recognised.email !== null) ||
    (fields.phone === null && recognised.phone !== null);
  return {
    ...fields,
    ...firstOf(fields, recognised),
    targetLevel: fields.targetLevel ?? recognised.targetLevel,
    wish: {
      contractType: fields.wish.contractType ?? recognised.wish.contractType,
      duration: fields.wish.duration ?? recognised.wish.duration,
      start: fields.wish.start ?? recognised.wish.start,
    },
    isRecognised: isFound && !isCoded,
  };
};

/** What is looked for in pictures. */
export interface Looking {
  type: ResumeFileType;
  /** Whether all that there is stands in a picture. */
  isPicture: boolean;
  /** Whether nothing but codes is. */
  codesAlone: boolean;
}

/**
 * What was read of a file, with what `recognise` finds in its pictures where it is one, or where its text has no contact data; where it
 * has half of that, with what codes say.
 * Of a picture it fails as `recognise` does; what has text is answered even when too many scans wait.
 */
export const withRecognised = async (
  {
    fields,
    isPicture,
    mayHoldCodes,
    type,
  }: { fields: ResumeFields; isPicture: boolean; mayHoldCodes: boolean; type: ResumeFileType },
  recognise: (looking: Looking) => Promise<Recognised>,
): Promise<ReadFields> => {
  // A head that was drawn as a picture holds what the text is without.
  const lacksContact = fields.email === null && fields.phone === null;
  if (!isPicture && !lacksContact && !mayHoldCodes)
    return { ...fields, isRecognised: false, isCutShort: false, isTooLarge: false };
  const codesAlone = !isPicture && !lacksContact;
  const recognising = recognise({ type, isPicture, codesAlone });
  const recognised = await (isPicture ? recognising : recognising.catch(() => unfinished));
  const isCutShort = !recognised.isWhole && !codesAlone;
  const isTooLarge = recognised.isTooLarge && isPicture;
  if (recognised.fields === null) return { ...fields, isRecognised: false, isCutShort, isTooLarge };
  return isPicture
    ? { ...recognised.fields, isRecognised: true, isCutShort, isTooLarge }
    : {
        ...withContactOf(fields, { recognised: recognised.fields, isCoded: recognised.isCoded }),
        isCutShort,
        isTooLarge,
      };
};
