/** Digits with the signs that people put between them; 15 digits at most (E.164), and two for a prefix 00. */
export const looksLikePhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]{6,24}$/.test(text) && digits >= 6 && digits <= 17;
};

/**
 * A number that can be dialled: one of another country with its prefix, or a French one, which has ten digits and six or eight
 * in the territories of the Pacific.
 */
export const isWholePhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  if (!looksLikePhone(text)) return false;
  if (text.startsWith('+') || digits.startsWith('00')) return /[1-9]/.test(digits);
  return /^(?:0[1-9]\d{8}|[1-9]\d{5}|[1-9]\d{7})$/.test(digits);
};
