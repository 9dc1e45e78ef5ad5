import { parisDate } from '@tandem/domain/calendar/paris-time';
import { Readable } from 'node:stream';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';

const explanations: Record<string, string> = {
  'compte.json':
    'votre compte, votre invitation, la connexion en deux étapes, vos clés d’accès, les appareils où vous êtes connecté et ceux qui sont prévenus',
  'fiche.json': 'votre fiche, avec le texte lu dans votre CV si vous en avez déposé un',
  'test.json': 'vos réponses au test de personnalité',
  'besoins.json': 'vos besoins en recrutement',
  'matchs.json': 'vos matchs\u202F: scores, parts de chaque score, statut et historique',
  'inscriptions.json':
    'les fiches de contrat qui vous concernent\u202F: elles existent, sans leur contenu',
  'fiches-de-contrat.json': 'les fiches de contrat que vous avez remplies, en entier',
  'formations-suivies.json': 'les formations que vous suivez',
  'exports-demandes.json': 'les fichiers que vous avez demandés, sans leurs lignes',
  'lancements-du-matching.json': 'les matchings que vous avez lancés',
  'changements-de-statut.json': 'les statuts de matchs que vous avez changés',
  'suivi.json': 'qui vous suit au centre, les rappels envoyés, les messages que vous avez coupés',
  'reports.json': 'ce qu’une année clôturée a reporté dans une autre, et ce que vous avez confirmé',
  'vues.json': 'les vues de listes que vous avez enregistrées',
  'brouillons.json': 'ce que vous avez tapé dans un formulaire sans l’envoyer',
  'notes.json': 'ce que le centre a noté à votre sujet',
  'notifications.json': 'vos notifications',
  'journal.json': 'qui a consulté, modifié ou exporté vos données, et quand',
  'messages.json': 'les e-mails, SMS et alertes qui vous ont été envoyés et qui sont encore gardés',
};

/** The first thing that a reader opens: what each file is, and what is not there and why. */
export const readMe = (files: readonly ArchivedFile[], now: Date): ArchivedFile => {
  const text = [
    `Vos données dans Tandem, le ${parisDate(now)}`,
    'Les fichiers .json s’ouvrent avec un navigateur ou un éditeur de texte. Les dates sont en temps universel (UTC).',
    files
      .filter(({ path }) => explanations[path])
      .map(({ path }) => `- ${path}\u202F: ${explanations[path]}`)
      .concat(
        files.some(({ path }) => path.startsWith('fichiers/'))
          ? ['- fichiers/\u202F: les documents que vous avez déposés']
          : [],
      )
      .concat(
        files.some(({ path }) => path.startsWith('contrats/'))
          ? ['- contrats/\u202F: les contrats signés qui vous concernent']
          : [],
      )
      .join('\n'),
    [
      'Ne s’y trouvent pas\u202F:',
      '- votre mot de passe, vos codes de secours et les clés de vos connexions, dont Tandem ne garde que des empreintes, et la clé de votre application de codes, gardée chiffrée\u202F;',
      '- les liens encore valables des messages, remplacés par «\u202F…\u202F»\u202F;',
      '- les données des autres personnes, au-delà de leur nom là où vos écrans le montrent.',
    ].join('\n'),
  ].join('\n\n');
  return { path: 'LISEZ-MOI.txt', content: () => Readable.from([`${text}\n`]) };
};
