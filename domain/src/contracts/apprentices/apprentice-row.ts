import { breakReasons, type BreakReasonKey } from '../../enrolments/breaking.ts';
import { daysOfName } from '../../programmes/session.ts';
import { readerOf, type FileValues, type Reader } from '../rules/rule.ts';
import { isAsked } from '../file/missing.ts';
import { fileFields } from '../file/file-fields.ts';
import { contractSuffix, mostContracts, type ApprenticeRow } from './apprentice-columns.ts';

/** A contract of a candidate in one school year; days as `2026-09-01`. */
export interface ApprenticeContract {
  /** When it was finalised here. */
  agreedOn: string;
  beginsOn: string | null;
  endsOn: string | null;
  brokenOn: string | null;
  reason: BreakReasonKey | null;
  /** What its file says; empty where its time is over. */
  values: FileValues;
}

export interface Apprentice {
  id: number;
  lastName: string;
  firstName: string;
  email: string;
  phone: string | null;
  programme: string;
  /** Oldest first; at least one. */
  contracts: readonly ApprenticeContract[];
}

/** `2026-2027`, by the first day of a session or by its name; null where neither tells. */
export const schoolYearOf = ({
  name,
  startsOn,
}: {
  name: string;
  startsOn: string | null;
}): string | null => {
  const day = startsOn ?? daysOfName(name).startsOn;
  if (day === null) return null;
  // One that begins in the spring belongs to the year that is going on.
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
  return `${first}-${first + 1}`;
};

/** As one dials it in France. */
const nationalPhone = (phone: string): string =>
  phone.replaceAll(/[\s.-]/g, '').replace(/^\+33/, '0');

const yesOrNo = (flag: boolean | null): string => (flag === null ? '' : flag ? 'Oui' : 'Non');

const addressOf = ({ text }: Reader, prefix: string): string =>
  [
    [text(`${prefix}_street_number`), text(`${prefix}_street`)].filter(Boolean).join(' '),
    text(`${prefix}_address_extra`),
  ]
    .filter(Boolean)
    .join(', ');

const personColumns = (
  { id, lastName, firstName, email, phone }: Apprentice,
  read: Reader,
  guardianEmail: string,
): ApprenticeRow => ({
  nom_apprenant: read.text('candidate_birth_name') || lastName,
  prenom_apprenant: read.text('candidate_firstname') || firstName,
  date_de_naissance_apprenant: read.day('candidate_birthdate') ?? '',
  id_erp_apprenant: String(id),
  sexe_apprenant: read.text('candidate_sex'),
  email_contact: read.text('candidate_email') || email,
  tel_apprenant: nationalPhone(read.text('candidate_phone') || (phone ?? '')),
  adresse_apprenant: addressOf(read, 'candidate'),
  code_postal_apprenant: read.text('candidate_zip'),
  rqth_apprenant: yesOrNo(read.flag('candidate_disability')),
  responsable_apprenant_mail1: guardianEmail,
});

const isPresent = (read: Reader): boolean | null => {
  const hours = read.number('training_hours');
  const remote = read.number('training_remote_hours');
  return hours === null || remote === null ? null : remote < hours;
};

const trainingColumns = (read: Reader, programme: string): ApprenticeRow => {
  const { text, day, flag, number } = read;
  const place = flag('place_same') === null ? null : flag('place_same') ? 'cfa' : 'place';
  const ofPlace = (what: string): string => (place === null ? '' : text(`${place}_${what}`));
  const yearsDone = number('pay_years_done');
  return {
    date_entree_formation: day('training_start') ?? '',
    date_fin_formation: day('training_end') ?? '',
    etablissement_responsable_uai: text('cfa_uai'),
    etablissement_responsable_siret: text('cfa_siret'),
    etablissement_formateur_uai: ofPlace('uai'),
    etablissement_formateur_siret: ofPlace('siret'),
    annee_formation: yearsDone === null ? '' : String(yearsDone + 1),
    formation_cfd: text('training_cfd'),
    formation_rncp: text('training_rncp').replace(/^(?=\d)/, 'RNCP'),
    libelle_court_formation: text('training_title') || programme,
    formation_presentielle: yesOrNo(isPresent(read)),
    etablissement_lieu_de_formation_uai: ofPlace('uai'),
    etablissement_lieu_de_formation_siret: ofPlace('siret'),
    etablissement_lieu_de_formation_adresse: place === null ? '' : addressOf(read, place),
    etablissement_lieu_de_formation_code_postal: ofPlace('zip'),
  };
};

const contractColumns = (contract: ApprenticeContract, suffix: string): ApprenticeRow => ({
  [`contrat_date_debut${suffix}`]: contract.beginsOn ?? '',
  [`contrat_date_fin${suffix}`]: contract.endsOn ?? '',
  [`contrat_date_rupture${suffix}`]: contract.brokenOn ?? '',
  [`cause_rupture_contrat${suffix}`]: contract.reason ? breakReasons[contract.reason].label : '',
  [`siret_employeur${suffix}`]: readerOf(contract.values).text('siret'),
});

/** An apprentice from the first to the last day of a contract; what somebody is before and after is not known here. */
const statusColumns = (contracts: readonly ApprenticeContract[], today: string): ApprenticeRow => {
  const running = contracts.findLast(
    ({ beginsOn, endsOn, brokenOn }) =>
      beginsOn !== null &&
      beginsOn <= today &&
      (endsOn === null || endsOn >= today) &&
      (brokenOn === null || brokenOn > today),
  );
  return running?.beginsOn
    ? { statut_apprenant: '3', date_metier_mise_a_jour_statut: running.beginsOn }
    : {};
};

const guardianEmailOf = (read: Reader): string => {
  const field = fileFields.find(({ key }) => key === 'guardian_email');
  return field && isAsked(field, read) ? read.text(field.key) : '';
};

/** Nobody is in training before they are enrolled: who began without an employer was enrolled by the day they began. */
const enrolledOn = ({ contracts }: Apprentice, { day }: Reader): string => {
  const agreedOn = contracts[0]?.agreedOn ?? '';
  const entered = day('training_start');
  return entered !== null && entered < agreedOn ? entered : agreedOn;
};

/** One line of the file for the board; `today` in Paris, as `2026-09-01`. */
export const apprenticeRow = (
  apprentice: Apprentice,
  { schoolYear, today }: { schoolYear: string | null; today: string },
): ApprenticeRow => {
  const contracts = apprentice.contracts.slice(-mostContracts);
  const read = readerOf(contracts.at(-1)?.values ?? {});
  const columns: ApprenticeRow = {
    ...personColumns(apprentice, read, guardianEmailOf(read)),
    annee_scolaire: schoolYear ?? '',
    date_inscription_formation: enrolledOn(apprentice, read),
    ...trainingColumns(read, apprentice.programme),
    ...statusColumns(contracts, today),
    ...Object.assign(
      {},
      ...contracts.map((contract, index) => contractColumns(contract, contractSuffix(index))),
    ),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== ''));
};
