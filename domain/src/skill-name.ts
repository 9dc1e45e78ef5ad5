/** Letters of our alphabet with their accents, digits, and the signs that names of skills have: « C++ », « Node.js », « R&D ». */
const plain = /^[\p{Script=Latin}\p{Nd}\p{M} +#.,'’&()/°:–-]+$/u;

const address = /:\/\/|\bwww\.|@|\.\p{L}{2,}\/|\b\d{6,}\b/iu;

/** Why a name cannot be that of a skill which others shall read; null where it can. */
export const skillNameFault = (name: string): string | null => {
  if (!plain.test(name) || !/\p{L}/u.test(name))
    return 'Une compétence s’écrit en lettres simples, sans signes particuliers.';
  return address.test(name) ? 'Une compétence ne contient ni adresse ni numéro.' : null;
};

/** How many one person adds in a day. */
export const skillsADay = 20;
