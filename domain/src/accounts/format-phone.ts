/** A stored number (E.164) as people write it: a French one `06 39 98 12 34`, any other as it is. */
export const formatPhone = (stored: string): string => {
  const national = /^\+33(\d{9})$/.exec(stored)?.[1];
  return national ? `0${national}`.replace(/(\d\d)(?=\d)/g, '$1 ') : stored;
};
