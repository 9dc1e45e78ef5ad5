import type { RefusingSide } from '@tandem/domain/matches/refusal-reasons';

export const refusalMessages = {
  reason: 'Pour quelle raison\u202f?',
  reasonMissing: 'Choisissez une raison\u202f: elle aide le centre à mieux vous proposer.',
  noReason: 'Sans raison',
  comment: 'Un mot pour le centre (facultatif)',
  commentHint:
    'Le centre seul le lit. La personne concernée peut toutefois demander à lire ce qui est écrit sur elle.',
  tell: {
    company: 'Dire la raison au candidat',
    candidate: 'Dire la raison à l’entreprise',
  } satisfies Record<RefusingSide, string>,
  told: (sentence: string) => `Le message dira\u202f: «\u202f${sentence}\u202f»`,
  notTold: 'Sinon, le message ne donne aucune raison.',
  later:
    'Le message part dans dix minutes\u202f: d’ici là, vous pouvez annuler et rien n’aura été dit.',
};

export const withdrawalMessages = {
  button: 'Me désister',
  title: 'Vous désister\u202f?',
  text: (company: string) =>
    `Vous avez accepté ce besoin. ${company} compte sur vous\u202f: ne confirmez que si votre décision est prise.`,
  confirm: 'Confirmer mon désistement',
  failed: 'Votre désistement n’a pas pu être enregistré.',
};

export const undoMessages = {
  saved: {
    late: 'Votre réponse est enregistrée. Personne n’en est encore prévenu.',
    'at once': 'Votre réponse est enregistrée, et l’autre partie en est prévenue.',
  },
  /** The staff may have recorded it without telling anybody. */
  recorded: 'Le changement est enregistré.',
  undo: 'Annuler ma réponse',
  undoRecorded: 'Annuler ce changement',
  left: (minutes: number, seconds: number) =>
    `encore ${minutes}\u202fmin ${String(seconds).padStart(2, '0')}\u202fs`,
  done: 'Votre réponse est annulée.',
  doneRecorded: 'Le changement est annulé.',
  failed: 'Votre réponse n’a pas pu être annulée.',
  failedRecorded: 'Le changement n’a pas pu être annulé.',
};

export const centreMessages = {
  note: 'Mot du centre, joint au message (facultatif)',
  quiet: 'Enregistrer sans prévenir personne',
  told: 'Le message dira que le centre a enregistré ce changement.',
};

export const interestMessages = {
  button: 'Ce besoin m’intéresse',
  noLonger: 'Ce besoin ne m’intéresse plus',
  shown: 'L’entreprise voit maintenant que son besoin vous intéresse.',
  revoked: 'L’entreprise ne voit plus votre intérêt.',
  failed: 'Votre intérêt n’a pas pu être enregistré.',
};

export const historyMessages = {
  undone: 'réponse annulée',
  reason: (label: string) => `Raison\u202f: ${label}`,
  reasonTold: 'dite',
  comment: (text: string) => `Pour le centre\u202f: «\u202f${text}\u202f»`,
  note: (text: string) => `Mot du centre\u202f: «\u202f${text}\u202f»`,
  quiet: 'Enregistré sans prévenir personne',
};

export const contactMessages = {
  contact: 'Votre contact dans l’entreprise',
  tutor: 'Votre tuteur ou tutrice',
  contactName: 'Nom',
};
