import { Readable } from 'node:stream';
import { isAgreed } from '@tandem/domain/contracts/amendments/amendment-state';
import { bundleName } from '@tandem/domain/contracts/file/bundle';
import {
  exchangedCsv,
  exchangedFields,
  exchangedObject,
} from '@tandem/domain/contracts/file/exchange';
import { isPublicEmployer } from '@tandem/domain/contracts/opco/find-opco';
import { isProfessional, readerOf } from '@tandem/domain/contracts/rules/rule';
import { Failure } from '@tandem/domain/errors';
import { inFigures } from '@tandem/domain/calendar/days';
import { parisDate } from '@tandem/domain/calendar/paris-time';
import { zipOf, type ArchivedFile } from '../../../platform/archive/zip.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { findFigures } from '../figures/figure-queries.ts';
import { makeAmendmentPage } from '../amendments/amendment-page.ts';
import { openVersion, type OpenVersion } from '../amendments/open-version.ts';
import { makeAgreementPage } from '../agreement/agreement-page.ts';
import { makeLiaisonPage, versionNotes } from '../liaison/liaison-page.ts';
import { makeFormPage } from '../official-form/fill-form.ts';
import {
  described,
  signedAgreement,
  signedPapers,
  signerLines,
  type Described,
  type Papers,
} from './signed-papers.ts';

/** The official form, or why there is none. */
interface Form {
  page: Buffer | null;
  lacks: string[];
}

interface Told {
  version: OpenVersion;
  madeAt: Date;
  form: Form;
  signers: string[];
  signed: Papers;
  agreement: Papers;
}

const isNone = ({ papers, lost }: Papers): boolean => papers.length + lost.length === 0;

/** What holds the candidate's number beside the data, as a sentence begins. */
const andNumbered = ({ form, signed }: Pick<Told, 'form' | 'signed'>): string =>
  [
    'La fiche de liaison',
    ...(form.page === null ? [] : ['le formulaire officiel']),
    ...(signed.papers.length === 0 ? [] : ['le contrat signé']),
  ].join(', ');

const readMe = (
  files: readonly Described[],
  { version, madeAt, form, signers, signed, agreement }: Told,
): ArchivedFile => {
  const text = [
    `Dossier de contrat, fait par Tandem le ${parisDate(madeAt)}`,
    ...versionNotes(version),
    files.map(({ path, told }) => `- ${path}\u202F: ${told}`).join('\r\n'),
    ['Signatures du contrat\u202F:', ...signers].join('\r\n'),
    ...[...signed.lost, ...agreement.lost].map(
      (name) => `Introuvable, et donc absent\u202F: ${name}`,
    ),
    ...(isNone(signed) ? ['Le contrat signé n’a pas encore été ajouté au dossier.'] : []),
    ...(isNone(agreement) ? ['La convention signée n’a pas encore été ajoutée au dossier.'] : []),
    ...form.lacks,
    `${andNumbered({ form, signed })} et les données contiennent le numéro de sécurité sociale du candidat, que le dépôt demande. Ne les envoyez pas par e-mail, et détruisez-les après le dépôt.`,
  ].join('\r\n\r\n');
  return { path: 'LISEZ-MOI.txt', content: () => Readable.from([`\uFEFF${text}\r\n`]) };
};

const notThere = 'Le formulaire officiel n’y est pas\u202F: ';

/** Whoever lodges takes all else along, also where a busy reader or a blank that it cannot fill leaves the form out. */
const officialForm = async (...filling: Parameters<typeof makeFormPage>): Promise<Form> => {
  try {
    const page = await makeFormPage(...filling);
    if (page) return { page, lacks: [] };
    const why =
      'le centre n’a pas donné le formulaire vierge à Tandem, ou n’a pas dit ce qui remplit ses champs. La fiche de liaison se recopie dessus.';
    return { page, lacks: [notThere + why] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why =
      'il n’a pas pu être rempli. Téléchargez-le seul depuis la page du contrat, ou recopiez-y la fiche de liaison.';
    return { page: null, lacks: [notThere + why] };
  }
};

/** Each amendment that is agreed, as it was drawn. */
const amendmentPages = async (
  version: OpenVersion,
  drawn: Parameters<typeof makeAmendmentPage>[1],
): Promise<Described[]> => {
  const agreed = version.amendments.filter(({ state }) => isAgreed(state));
  const pages = agreed.map(async (one) =>
    described(
      `avenant-${one.number}.pdf`,
      `prend effet le ${inFigures(one.effectiveOn)}`,
      await makeAmendmentPage(one, drawn),
    ),
  );
  return Promise.all(pages);
};

/** All that is handed in at an OPCO's portal, in one file; made while it is sent. */
export const downloadBundle: Handler<
  'GET /contract/file/{matchId}/bundle/',
  'db' | 'files' | 'now' | 'pdf' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const version = await openVersion(services, read, pair);
  const { values } = version;
  const signed = await signedPapers(services, pair);
  const signers = await signerLines(services, pair, values);
  const agreement = await signedAgreement(services, pair, version.moves);
  const form = await officialForm(services, { values, person: `account ${actor.accountId}` });
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const madeAt = services.now();
  const figures = await findFigures(read);
  const fields = exchangedFields(values, figures, version.brokenOn);
  const name = bundleName(values) || String(params.matchId);
  const files = [
    described(
      `fiche-de-liaison-${name}.pdf`,
      'à recopier sur le formulaire officiel',
      await makeLiaisonPage(version, { figures, madeAt }),
    ),
    ...(form.page === null
      ? []
      : [
          described(
            `formulaire-officiel-${name}.pdf`,
            'rempli avec ce dossier, à relire',
            form.page,
          ),
        ]),
    // Where one was signed, another one beside it would be taken for it.
    ...(agreement.papers.length > 0
      ? agreement.papers
      : [
          described(
            `convention-de-formation-${name}.pdf`,
            'à signer par l’entreprise et le centre',
            await makeAgreementPage(read, values, madeAt),
          ),
        ]),
    ...(await amendmentPages(version, { moves: version.moves, madeAt })),
    ...signed.papers,
    described(
      `donnees-${name}.csv`,
      isProfessional(readerOf(values))
        ? 'les champs du dossier qu’un contrat d’apprentissage a aussi, pour un tableur\u202F: les formats d’échange n’ont pas les autres'
        : 'les champs du dossier que les formats d’échange connaissent, pour un tableur',
      `\uFEFF${exchangedCsv(fields)}\r\n`,
    ),
    described(
      `donnees-${name}.json`,
      'les mêmes, pour un logiciel : les noms dans « contrat » et « remunerationsAnnuelles » sont à vérifier avec le vôtre',
      `${JSON.stringify(exchangedObject(fields), null, 2)}\n`,
    ),
  ];
  return fileDownload({
    stream: zipOf(
      [readMe(files, { version, madeAt, form, signers, signed, agreement }), ...files],
      madeAt,
    ),
    name: `dossier-${isPublicEmployer(values['employer_kind'] ?? '') ? 'depot' : 'opco'}-${name}.zip`,
    contentType: 'application/zip',
  });
};
