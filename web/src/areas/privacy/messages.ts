import type { Answer } from '@tandem/contract';
import { status } from '@tandem/domain/matches/match';
import { formatCount } from '../../platform/format/numbers.ts';
import type { User } from '../../platform/session/session.ts';

export const ownDataMessages = {
  title: 'Vos données',
  downloadHint:
    'Tout ce que Tandem garde sur vous, dans une archive zip : des fichiers à lire et les documents que vous avez déposés.',
  download: 'Télécharger mes données',
  preparing: 'Préparation de vos données…',
  downloaded: 'Vos données sont téléchargées.',
  downloadFailed: 'Vos données n’ont pas pu être téléchargées.',
};

export const deletionMessages = {
  hint: 'Votre compte disparaît avec tout ce qui en dépend, tout de suite et pour toujours. Téléchargez vos données avant, si vous voulez les garder.',
  open: 'Supprimer mon compte',
  title: 'Supprimer votre compte ?',
  countFailed: 'Ce qui serait supprimé n’a pas pu être compté.',
  lead: 'Seront supprimés :',
  last: 'Vous êtes le dernier superutilisateur : votre compte ne peut pas être supprimé.',
  lastHint: 'Sans vous, plus personne ne pourrait administrer la plateforme.',
  enrolments: (count: number, isCompany: boolean) =>
    isCompany
      ? `${formatCount(count, 'inscription finalisée reste enregistrée', 'inscriptions finalisées restent enregistrées')} auprès du candidat, sans rien de votre entreprise\u202f: votre contrat continue, et sa rupture se dit au centre.`
      : `${formatCount(count, 'inscription finalisée reste comptée', 'inscriptions finalisées restent comptées')} dans les statistiques, sans aucun nom.`,
  password: 'Votre mot de passe',
  confirm: 'Supprimer mon compte',
  done: 'Votre compte a été supprimé.',
  failed: 'Votre compte n’a pas pu être supprimé.',
  gone: 'Vous n’êtes plus connecté : votre compte a sans doute déjà été supprimé.',
};

type Deletes = Answer<'GET /account-deletion/'>['deletes'];

const ownThings: Record<User['type'], string> = {
  A: 'votre compte, votre fiche et vos réponses au test',
  C: 'votre compte et la fiche de votre entreprise',
  admin: 'votre compte et vos accès',
  '': 'votre compte',
};

/** What goes with an account, one line each; what there is none of is left out. */
export const deletionLines = (type: User['type'], deletes: Deletes): string[] => {
  const counted: [count: number, one: string, other: string][] = [
    [deletes.files, 'fichier déposé', 'fichiers déposés'],
    [deletes.needs, 'besoin en recrutement', 'besoins en recrutement'],
    [deletes.matches, 'match, avec son historique', 'matchs, avec leur historique'],
    [deletes.contract_sheets, 'fiche de contrat', 'fiches de contrat'],
    [deletes.formations, 'lien avec une formation suivie', 'liens avec des formations suivies'],
    [deletes.notifications, 'notification', 'notifications'],
    [deletes.messages, 'message qui vous a été envoyé', 'messages qui vous ont été envoyés'],
  ];
  return [
    ownThings[type],
    ...counted
      .filter(([count]) => count > 0)
      .map(([count, one, other]) => formatCount(count, one, other)),
  ];
};

type Waiting = Answer<'GET /account-deletion/'>['waiting'];
type Standing = Waiting[number]['status'];

const counting = {
  A: {
    all: (count: number) => formatCount(count, 'entreprise compte', 'entreprises comptent'),
    parts: {
      [status.finalised]: (count: number) => `${count} où vous avez votre contrat`,
      [status.fullyAccepted]: (count: number) => `${count} avec qui tout est accepté`,
      [status.acceptedByCompany]: (count: number) =>
        formatCount(count, 'souhaite vous rencontrer', 'souhaitent vous rencontrer'),
    },
    told: (count: number) =>
      count === 1
        ? 'Elle est prévenue, sans votre nom, que votre dossier n’est plus là.'
        : 'Elles sont prévenues, sans votre nom, que votre dossier n’est plus là.',
  },
  C: {
    all: (count: number) => formatCount(count, 'candidat compte', 'candidats comptent'),
    parts: {
      [status.finalised]: (count: number) => formatCount(count, 'inscrit', 'inscrits'),
      [status.fullyAccepted]: (count: number) => `${count} avec qui tout est accepté`,
      [status.acceptedByCompany]: (count: number) =>
        formatCount(count, 'accepté par vous', 'acceptés par vous'),
    },
    told: (count: number) =>
      count === 1
        ? 'Il est prévenu, sans le nom de votre entreprise.'
        : 'Ils sont prévenus, sans le nom de votre entreprise.',
  },
};

const hadAYes = (at: Standing): at is Exclude<Standing, 0 | 2> =>
  at !== status.pending && at !== status.queued;

/** Who on the other side counts on somebody, that they are told, and whom nobody has answered. */
export const otherSide = (type: User['type'], waiting: Waiting): string[] => {
  const words = type === 'A' || type === 'C' ? counting[type] : undefined;
  if (!words) return [];
  const promised = waiting.flatMap(({ status: at, count }) =>
    hadAYes(at) ? [{ count, part: words.parts[at](count) }] : [],
  );
  const sum = (of: readonly { count: number }[]) =>
    of.reduce((total, { count }) => total + count, 0);
  const told = sum(promised);
  const unanswered = sum(waiting.filter(({ status: at }) => !hadAYes(at)));
  return [
    ...(told > 0
      ? [
          `${words.all(told)} sur vous\u202f: ${promised.map(({ part }) => part).join(', ')}. ${words.told(told)}`,
        ]
      : []),
    ...(unanswered > 0
      ? [
          `${formatCount(unanswered, 'candidat attend encore', 'candidats attendent encore')} votre réponse. Fermez d’abord vos besoins pour qu’ils le sachent, avec un mot de vous.`,
        ]
      : []),
  ];
};

/** What other screens say in one line before one gives data. */
export const privacyLines = {
  atRegistration: 'En créant votre compte, vous confiez des données à votre centre de formation.',
  beforeTest:
    'Vos réponses servent à calculer une part du score de chaque match. L’autre côté en voit un résumé en cinq traits, jamais vos réponses une à une, et un score ne décide de rien.',
  beforeTutorTest:
    'Vos réponses servent à calculer une part du score des candidats. Ils en voient un résumé en cinq traits, jamais vos réponses une à une, et un score ne décide de rien.',
  beforeSheet:
    'Votre fiche et votre CV sont lus par le centre et par les entreprises avec qui vous avez un match.',
  beforeCompanySheet: 'Votre fiche est lue par le centre et par les candidats de vos matchs.',
  more: 'Vos données et vos droits',
};
