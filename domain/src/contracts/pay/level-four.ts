/** Diplomas of level 4 and a general one above it, of which only their holder knows whether they count as professional. */
const perhapsProfessional = new Set(['42', '43', '49', '63']);

/** Whether D6325-15 pays more: the higher the level, the higher the first digit of a diploma's code. */
export const levelFourHeld = (diploma: string): 'oui' | 'non' | '' => {
  if (diploma === '' || perhapsProfessional.has(diploma)) return '';
  return Number(diploma) >= 41 ? 'oui' : 'non';
};
