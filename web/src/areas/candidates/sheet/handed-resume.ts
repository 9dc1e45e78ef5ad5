let handed: File | null = null;

/** Takes a resume along to the sheet, which reads it as soon as it is shown. */
export const handOverResume = (resume: File): void => {
  handed = resume;
};

/** The resume that was handed over, once. */
export const takeHandedResume = (): File | null => {
  const resume = handed;
  handed = null;
  return resume;
};
