/** A number as people read it: French ones by pairs (`06 39 98 12 34`), others as they are stored. */
export const formatPhone = (e164: string): string => {
  const national = /^\+33(\d{9})$/.exec(e164)?.[1];
  return national ? `0${national}`.replace(/(\d{2})(?=\d)/g, '$1 ') : e164;
};
