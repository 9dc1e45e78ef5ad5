import { formatPhone } from '../accounts/format-phone.ts';
import type { FileColumn } from '../exports/file-cell.ts';
import { waitKinds, type WaitKind } from '../follow-up/wait-kinds.ts';
import { centreRhythms, mobilities, type CentreRhythm, type Mobility } from '../needs/job.ts';
import { statusLabels, type MatchStatus } from './match.ts';

/** A match as a file tells it. */
export interface ExportedMatch {
  company: string;
  need: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  programme: string;
  session: string;
  /** A day, as `2026-09-01`. */
  start: string | null;
  rhythm: CentreRhythm | null;
  payAboveMinimum: number | null;
  remoteDays: number | null;
  mobility: Mobility | null;
  status: MatchStatus;
  /** What is waited for, the longest first. */
  awaits: readonly { kind: WaitKind; since: string }[];
  /** Where the candidate looks, and where the need is; kilometres between them in a straight line, null where a place is not known. */
  candidatePlace: string;
  needPlace: string;
  kilometres: number | null;
  candidateSource: string;
  companySource: string;
  candidateTags: readonly string[];
  companyTags: readonly string[];
  candidateReferent: string;
  companyReferent: string;
  /** This and the four parts from 0 to 100. */
  score: number;
  industry: number;
  test: number;
  geographic: number;
  resume: number;
  createdAt: string;
}

/** What a file says of each match. */
export const matchColumns: readonly FileColumn<ExportedMatch>[] = [
  { key: 'company', title: 'Entreprise', value: ({ company }) => company },
  { key: 'need', title: 'Offre', value: ({ need }) => need },
  { key: 'first-name', title: 'Prénom', value: ({ firstName }) => firstName },
  { key: 'last-name', title: 'Nom', value: ({ lastName }) => lastName },
  { key: 'email', title: 'Adresse email', value: ({ email }) => email },
  { key: 'phone', title: 'Téléphone', value: ({ phone }) => formatPhone(phone) },
  { key: 'programme', title: 'Formation', value: ({ programme }) => programme },
  { key: 'session', title: 'Session', value: ({ session }) => session },
  {
    key: 'start',
    title: 'Date de début',
    value: ({ start }) => (start === null ? null : { day: start }),
  },
  { key: 'rhythm', title: 'Rythme', value: ({ rhythm }) => rhythm && centreRhythms[rhythm] },
  {
    key: 'pay',
    title: 'Salaire au-delà du minimum légal',
    value: ({ payAboveMinimum }) => payAboveMinimum,
  },
  {
    key: 'remote',
    title: 'Jours de télétravail par semaine',
    value: ({ remoteDays }) => remoteDays,
  },
  {
    key: 'mobility',
    title: 'Permis ou véhicule demandé',
    value: ({ mobility }) => mobility && mobilities[mobility],
  },
  { key: 'status', title: 'Statut', value: ({ status }) => statusLabels[status] },
  {
    key: 'awaits',
    title: 'Attendu',
    value: ({ awaits }) => awaits.map(({ kind }) => waitKinds[kind].label).join(', '),
  },
  {
    key: 'awaits-since',
    title: 'Attendu depuis',
    value: ({ awaits: [first] }) => (first ? { at: first.since } : null),
  },
  {
    key: 'candidate-place',
    title: 'Lieu de recherche',
    value: ({ candidatePlace }) => candidatePlace,
  },
  { key: 'need-place', title: 'Lieu du besoin', value: ({ needPlace }) => needPlace },
  { key: 'kilometres', title: 'Kilomètres', value: ({ kilometres }) => kilometres },
  {
    key: 'candidate-source',
    title: 'Source du candidat',
    value: ({ candidateSource }) => candidateSource,
  },
  {
    key: 'company-source',
    title: 'Source de l’entreprise',
    value: ({ companySource }) => companySource,
  },
  {
    key: 'candidate-tags',
    title: 'Étiquettes du candidat',
    value: ({ candidateTags }) => candidateTags.join(', '),
  },
  {
    key: 'company-tags',
    title: 'Étiquettes de l’entreprise',
    value: ({ companyTags }) => companyTags.join(', '),
  },
  {
    key: 'candidate-referent',
    title: 'Référent du candidat',
    value: ({ candidateReferent }) => candidateReferent,
  },
  {
    key: 'company-referent',
    title: 'Référent de l’entreprise',
    value: ({ companyReferent }) => companyReferent,
  },
  { key: 'score', title: 'Score', value: ({ score }) => score },
  { key: 'industry', title: 'Secteur', value: ({ industry }) => industry },
  { key: 'test', title: 'Test', value: ({ test }) => test },
  { key: 'geographic', title: 'Distance', value: ({ geographic }) => geographic },
  { key: 'resume', title: 'CV', value: ({ resume }) => resume },
  { key: 'created', title: 'Créé le', value: ({ createdAt: at }) => ({ at }) },
];
