/** « - », « NC », « néant », « non renseigné ». */
const words =
  /^(?:[-–—./?*_\\]+|n\.?[cdr]\.?|n\/?[acdr]|n[ée]ant|aucune?|rien|x{1,4}|\(?vides?\)?|non (?:renseign|communiqu|pr[ée]cis|fourni)[ée]{0,2}s?)$/iu;
/** What programs write for nothing; with capitals of its own, « Null » is a name. */
const ofPrograms = /^\(?(?:NULL|null|None|NaN|nan|undefined)\)?$/;

/** Whether a cell has been filled in to say that there is nothing to say. */
export const saysNothing = (text: string): boolean =>
  text === '' || words.test(text) || ofPrograms.test(text);
