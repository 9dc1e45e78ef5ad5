/**
 * What stood at the other margin, set right behind the words before it: « juin 2024BTS CG », « Serveuse (CDD)Depuis mars 2026 ». Documents
 * made of pages of the web have it so, and printers that lose their tabs.
 */
const months =
  'Janv(?:ier|\\.)|Févr(?:ier|\\.)|Mars|Avril|Avr\\.|Mai|Juin|Juil(?:let|\\.)|Août|Sept(?:embre|\\.)|Oct(?:obre|\\.)|Nov(?:embre|\\.)|Déc(?:embre|\\.)|Été|Automne|Hiver|Printemps';

const seams = new RegExp(
  [
    // Within an address a year may go on in anything.
    '(?<=(?<![\\p{L}\\d._%+@-])(?:\\d{1,2}/)?(?:19|20)\\d\\d)(?=\\p{Lu}\\p{L})(?!\\S*@)',
    '(?<=\\p{L}\\))(?=\\p{Lu}\\p{L}{2})',
    `(?<=[\\p{L})])(?=(?:Depuis (?:${months.toLowerCase()}|\\d)|(?:${months}) (?:[–-]|à|(?:19|20)\\d\\d)))`,
    '(?<=\\p{Ll}{3})(?=Permis (?:de conduire|[AB](?!\\p{L})))',
  ].join('|'),
  'gu',
);

/** With a tab where there is none. */
export const withSeamsOpen = (text: string): string => text.replace(seams, '\t');
