/** Every way in which a call can fail, by its stable code, with the French sentence that tells it. */
export const errorSentences = {
  invalid_input: 'Certaines informations sont manquantes ou invalides.',
  malformed_request: "La demande n'a pas pu être lue.",
  unsupported_media: "Ce type de contenu n'est pas accepté.",
  too_large: 'Le fichier ou la demande est trop volumineux.',
  too_many_requests: 'Trop de demandes. Patientez un instant avant de réessayer.',
  not_signed_in: 'Votre session a expiré. Connectez-vous pour continuer.',
  wrong_credentials: 'Identifiant ou mot de passe incorrect. Veuillez réessayer.',
  too_many_sign_ins:
    'Trop de tentatives de connexion. Patientez quelques minutes avant de réessayer.',
  identity_doubted: 'Confirmez d’abord que c’est bien vous.',
  second_factor_needed: 'Donnez maintenant le code de votre application, ou un code de secours.',
  challenge_unusable: 'Cette connexion a expiré. Recommencez-la.',
  wrong_code: 'Ce code n’est pas le bon, ou il a déjà servi.',
  passkey_refused:
    'Cette clé d’accès n’est pas reconnue ici. Connectez-vous avec votre mot de passe.',
  passkey_of_another:
    'Cette clé d’accès ouvre un autre compte. Choisissez une clé de celui-ci, ou donnez votre mot de passe.',
  passkey_known: 'Cette clé d’accès est déjà enregistrée.',
  passkey_needed:
    'Votre centre demande plus qu’un mot de passe : connectez-vous avec votre clé d’accès.',
  too_many_passkeys: 'Vous avez déjà vingt clés d’accès. Retirez-en une d’abord.',
  setup_unusable: 'Cette mise en place a expiré. Recommencez-la.',
  second_factor_exists:
    'La connexion en deux étapes est déjà active sur ce compte. Désactivez-la d’abord.',
  second_factor_off: 'La connexion en deux étapes n’est pas active sur ce compte.',
  second_factor_missing:
    'Le centre demande à son équipe la connexion en deux étapes. Activez-la pour continuer.',
  second_factor_first:
    'Activez d’abord la connexion en deux étapes sur votre propre compte, dans votre profil.',
  refresh_refused: 'Votre session a expiré. Connectez-vous à nouveau.',
  forbidden: "Vous n'avez pas accès à cette action.",
  key_unknown: 'Cette clé n’existe pas. Vérifiez qu’elle a été copiée en entier.',
  key_revoked: 'Cette clé a été révoquée. Demandez-en une autre au centre de formation.',
  key_ended: 'Cette clé est arrivée à sa fin. Demandez-en une autre au centre de formation.',
  key_scope: 'Cette clé ne donne pas le droit de lire ceci.',
  cursor_unusable: 'Ce curseur ne vient pas de cet appel. Recommencez sans curseur.',
  not_found: "Cet élément n'existe pas ou n'existe plus.",
  invitation_unusable: "Ce lien d'inscription n'est plus valable. Demandez-en un nouveau.",
  invitation_used: 'Ce compte existe déjà. Connectez-vous avec votre adresse e-mail.',
  address_link_unusable:
    'Ce lien n’est plus valable. Demandez à votre centre de formation de l’envoyer à nouveau.',
  address_objection_unusable:
    'Ce lien n’est plus valable : la demande a été retirée, ou l’adresse a déjà changé. Si vous ne l’avez pas voulu, appelez votre centre de formation.',
  sign_in_links_off:
    'Votre centre ne propose pas la connexion par un lien. Connectez-vous avec votre mot de passe.',
  sign_in_link_unusable:
    'Ce lien ne fonctionne plus : il sert une seule fois, pendant quinze minutes. Demandez-en un nouveau.',
  sign_in_link_elsewhere:
    'Ce lien s’ouvre sur l’appareil et dans le navigateur où vous l’avez demandé. Ouvrez-le là-bas, ou demandez-en un nouveau ici.',
  reset_link_unusable: "Ce lien n'est plus valable. Demandez un nouvel e-mail.",
  test_link_unusable: "Ce lien de test n'est plus valable.",
  test_already_done: 'Le test de ce besoin a déjà été rempli.',
  part_link_unusable:
    'Ce lien n’est plus valable. Demandez-en un autre à l’entreprise ou au centre de formation.',
  part_already_done: 'Cette partie est terminée : le lien a servi.',
  wrong_password: 'Le mot de passe actuel est incorrect.',
  last_superuser: 'Vous êtes le dernier superutilisateur : votre compte ne peut pas être supprimé.',
  weak_password: 'Le mot de passe ne remplit pas tous les critères.',
  import_closed: "Cet import n'attend plus de lignes : il a déjà été lancé ou retiré.",
  email_taken: 'Cette adresse e-mail est déjà utilisée.',
  name_taken: 'Ce nom est déjà utilisé.',
  session_in_use: 'Cette session est utilisée et ne peut pas être supprimée.',
  formation_in_use: 'Cette formation est utilisée et ne peut pas être supprimée.',
  sheet_exists: 'Votre fiche existe déjà. Rechargez la page pour la modifier.',
  sheet_missing: "Remplissez d'abord votre fiche.",
  person_known: 'Quelqu’un de ce nom et de ce numéro est déjà dans vos listes.',
  own_data: 'Cette personne a une adresse e-mail\u202F: elle télécharge ses données elle-même.',
  own_test: 'Cette personne a une adresse e-mail\u202F: c’est à elle de passer son test.',
  resume_missing: 'Le CV est obligatoire lors de la première inscription',
  not_a_pdf: 'Formats acceptés : PDF, Word (.docx), OpenDocument (.odt), photo JPG, PNG ou HEIC.',
  unreadable_pdf:
    'Ce fichier PDF n’a pas pu être ouvert : il est endommagé, ou trop lourd à lire. Enregistrez-le de nouveau, puis choisissez-le.',
  matching_failed: 'Erreur lors du matching',
  session_fixed: 'Ce besoin a une inscription finalisée : sa session ne peut plus changer.',
  offer_in_use: 'Ce besoin a une inscription finalisée : il ne peut pas être supprimé.',
  need_closed: 'Ce besoin n’est plus ouvert : ses matchs ne changent plus.',
  need_changed:
    'Ce besoin a été modifié entre-temps par quelqu’un d’autre. Relisez-le, puis enregistrez de nouveau.',
  changed_meanwhile:
    'Quelqu’un d’autre vient de modifier cela. Rechargez la page, relisez, puis recommencez.',
  need_move_closed: 'Ce besoin a changé d’état entre-temps. Rechargez la page.',
  seats_taken:
    'Toutes les places de ce besoin sont prises. Augmentez son nombre de postes pour le rouvrir.',
  move_closed: "Cette action n'est plus possible : la situation a changé.",
  pair_not_near: 'Ce duo ne peut plus être proposé : la situation a changé. Rechargez la page.',
  meeting_closed: "Ce rendez-vous a changé entre-temps : cette action n'est plus possible.",
  meeting_open: 'Un rendez-vous est déjà prévu ou proposé pour ce match.',
  meetings_not_open:
    "Un rendez-vous se propose à partir du moment où l'entreprise a accepté le candidat.",
  messages_not_open:
    "Vous pourrez vous écrire quand l'entreprise aura accepté le candidat, et tant que ce match reste ouvert.",
  too_many_messages: 'Vous avez écrit beaucoup de messages. Patientez un peu avant le prochain.',
  too_many_shares: 'Cinq liens montrent déjà ce candidat. Retirez-en un avant d’en créer un autre.',
  too_many_changes: 'Vous avez déjà changé cela beaucoup de fois. Réessayez dans une heure.',
  forum_closed: 'Ce forum a changé d’état entre-temps : cette action n’est plus possible.',
  forum_slot_taken: 'L’un des deux a déjà un rendez-vous à ce moment.',
  forum_too_large:
    'Ce forum est trop grand pour être rempli d’un coup : invitez moins de monde, ou prévoyez moins de créneaux.',
  forum_empty: 'Remplissez d’abord le plan : aucun rendez-vous n’est prévu.',
  moment_taken: "Ce moment n'est plus libre : choisissez-en un autre.",
  session_closed: 'Cette session est clôturée : plus rien n’y change.',
  undo_closed:
    'Cette réponse ne peut plus être annulée : les dix minutes sont passées, ou la situation a changé.',
  already_placed: 'Ce candidat a déjà une inscription finalisée pour cette session.',
  too_many_skills: 'Vous avez déjà ajouté 20 compétences aujourd’hui. Réessayez demain.',
  too_many_contacts: 'Vous avez déjà envoyé plusieurs messages. Réessayez plus tard.',
  database_unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  storage_full:
    "Le serveur n'a plus de place : rien n'a été enregistré. Prévenez l'équipe, puis réessayez.",
  storage_read_only:
    "Le serveur ne peut plus écrire sur son disque : rien n'a été enregistré. Prévenez l'équipe, puis réessayez.",
  storage_unavailable:
    'Les fichiers ne sont pas accessibles pour l’instant : rien n’a été enregistré. Réessayez dans quelques minutes.',
  contract_sheet_erased:
    'La fiche de ce contrat a été effacée : sa durée de conservation était passée.',
  file_frozen:
    'Ce dossier est signé, ou en cours de signature : ses champs ne changent plus. Reprenez sa préparation, ou notez un avenant.',
  signing_service_unavailable:
    'Le service de signature en ligne ne répond pas comme attendu. Réessayez dans un instant, ou signez sur papier.',
  signing_open: 'Une signature en ligne est en cours pour ce dossier. Annulez-la d’abord.',
  file_incomplete: 'Ce dossier n’est pas encore complet.',
  not_ready: "Le service démarre ou s'arrête. Réessayez dans un instant.",
  internal: "Une erreur inattendue s'est produite. Réessayez dans un instant.",
} as const;

export type ErrorCode = keyof typeof errorSentences;

export interface FailureDetails {
  /** One sentence for each faulty field, keyed by the payload's names. */
  fields?: Record<string, string>;
  /** Replaces the code's own sentence where more can be said. */
  message?: string;
  /** Facts that the client acts on, such as the current status of a match. */
  data?: Record<string, unknown>;
}

/** A failure that the caller is told about: its code decides the HTTP status and the sentence. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, { fields, message, data }: FailureDetails = {}) {
    super(message ?? errorSentences[code]);
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
}
