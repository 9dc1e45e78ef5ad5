/** Digits with the signs that people put between them; 15 digits at most (E.164), and two for a prefix 00. */
export const looksLikePhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]{6,24}$/.test(text) && digits >= 6 && digits <= 17;
};
