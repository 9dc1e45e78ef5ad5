const signs = String.raw`[-–—./?*_\\]+`;
const inWords = String.raw`n[ée]ant|aucune?|non (?:renseign|communiqu|pr[ée]cis|fourni)[ée]{0,2}s?`;
/** « - », « NC », « néant », « non renseigné ». */
const words = new RegExp(
  String.raw`^(?:${signs}|n\.?[cdr]\.?|n\/?[acdr]|${inWords}|rien|x{1,4}|\(?vides?\)?)$`,
  'iu',
);
/** What programs write for nothing; with capitals of its own, « Null » is a name. */
const ofPrograms = /^\(?(?:NULL|null|None|NaN|nan|undefined)\)?$/;

/** Whether a cell has been filled in to say that there is nothing to say. */
export const saysNothing = (text: string): boolean =>
  text === '' || words.test(text) || ofPrograms.test(text);

/** Nobody is called so. */
const unmistakable = new RegExp(
  String.raw`^(?:${signs}|n[./][acdr]\.?|${inWords}|x{2,4}|\((?:vides?|null|none|nan)\)|undefined)$`,
  'iu',
);

/** The same of a name: some are called Na, Vide or NULL; what a program writes it writes into other cells of the row, too. */
export const namesNobody = (text: string, beside: readonly string[]): boolean =>
  text === '' || unmistakable.test(text) || (ofPrograms.test(text) && beside.includes(text));

/** Whether a name may be no more than a word for nothing. */
export const mayNameNobody = (text: string): boolean =>
  text !== '' && (saysNothing(text) || /^(?:null|none|nan)$/i.test(text));
