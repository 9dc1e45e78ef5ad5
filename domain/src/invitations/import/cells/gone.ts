import { fold } from '../fold.ts';

const gone =
  /^(?:(?:statut|etat|dossier|candidature|inscription) )?(?:annul\w*|desist\w*|abandon\w*|refus\w*|demission\w*|radie\w*|non retenue?s?|(?:ne (?:veut|souhaite)|n est) plus|a quitte|a trouve ailleurs)\b|^(?:sortie?s?|partie?s?|archives?|anciens|anciennes)(?: ailleurs)?$/;

/** Whether a short text says that somebody is no longer on a list: « Désistement », « annulé », « dossier refusé ». */
export const saysGone = (text: string): boolean => text.length < 60 && gone.test(fold(text));
