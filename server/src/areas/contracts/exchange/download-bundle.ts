import { Readable } from 'node:stream';
import { bundleName, signatoryLabels, signedPaperName } from '@tandem/domain/contracts/file/bundle';
import {
  exchangedCsv,
  exchangedFields,
  exchangedObject,
} from '@tandem/domain/contracts/file/exchange';
import { parisDate } from '@tandem/domain/calendar/paris-time';
import { signatoryKeys, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import type { Pair } from '@tandem/domain/matches/match';
import { zipOf, type ArchivedFile } from '../../../platform/archive/zip.ts';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { requireNumberReader } from '../file-access.ts';
import { makeLiaisonPage } from '../liaison/liaison-page.ts';
import { openScan } from '../signing/scan-store.ts';
import { findScans, findSignatures } from '../signing/signature-queries.ts';
import { findStanding } from '../signing/standing-queries.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';

interface Described extends ArchivedFile {
  /** What its reader is told of it. */
  told: string;
}

const described = (path: string, told: string, content: string | Buffer): Described => ({
  path,
  told,
  content: () => Readable.from([content]),
});

interface Papers {
  papers: Described[];
  /** Names of those whose file is not there any more. */
  lost: string[];
}

/** The papers that count: of the round of signatures that is going on, each once, whoever has signed it. */
const signedPapers = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  pair: Pair,
): Promise<Papers> => {
  const { read } = services.db;
  const round = (await findStanding(read, pair))?.round;
  const counting = (await findSignatures(read, pair)).filter((one) => one.round === round);
  const latest = (who: Signatory) => counting.find(({ signatory }) => signatory === who);
  const papers: Described[] = [];
  const lost: string[] = [];
  for (const scan of await findScans(read, pair)) {
    const who = signatoryKeys.filter((key) => latest(key)?.scan.id === scan.id);
    const [first] = who;
    if (!first) continue;
    const wished = signedPaperName(who, latest(first)?.signedOn ?? '');
    const isTaken = papers.some(({ path }) => path === wished);
    const name = isTaken ? wished.replace('.pdf', `-${scan.id}.pdf`) : wished;
    const page = await openScan(services, scan);
    if (!page) lost.push(name);
    else
      papers.push(
        described(
          name,
          `signé par ${signatoryLabels(who)}, empreinte SHA-256 ${scan.sha256}`,
          page,
        ),
      );
  }
  return { papers, lost };
};

const readMe = (
  files: readonly Described[],
  { papers, lost }: Papers,
  madeAt: Date,
): ArchivedFile => {
  const text = [
    `Dossier de contrat, fait par Tandem le ${parisDate(madeAt)}`,
    files.map(({ path, told }) => `- ${path}\u202F: ${told}`).join('\r\n'),
    ...lost.map((name) => `Introuvable, et donc absent\u202F: ${name}`),
    ...(papers.length + lost.length === 0
      ? ['Aucun document signé n’a encore été ajouté au dossier.']
      : []),
    'La fiche de liaison et les données contiennent le numéro de sécurité sociale du candidat, que le dépôt demande. Ne les envoyez pas par e-mail, et détruisez-les après le dépôt.',
  ].join('\r\n\r\n');
  return { path: 'LISEZ-MOI.txt', content: () => Readable.from([`\uFEFF${text}\r\n`]) };
};

/** All that is handed in at an OPCO's portal, in one file; made while it is sent. */
export const downloadBundle: Handler<
  'GET /contract/file/{matchId}/bundle/',
  'db' | 'files' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = orNotFound(await openContractFile(services, read, pair));
  const signed = await signedPapers(services, pair);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const madeAt = services.now();
  const fields = exchangedFields(values);
  const name = bundleName(values) || String(params.matchId);
  const files = [
    described(
      `fiche-de-liaison-${name}.pdf`,
      'à recopier sur le formulaire officiel',
      await makeLiaisonPage(values, madeAt),
    ),
    ...signed.papers,
    described(
      `donnees-${name}.csv`,
      'les champs du dossier, pour un tableur',
      `\uFEFF${exchangedCsv(fields)}\r\n`,
    ),
    described(
      `donnees-${name}.json`,
      'les mêmes, pour un logiciel',
      `${JSON.stringify(exchangedObject(fields), null, 2)}\n`,
    ),
  ];
  return fileDownload({
    stream: zipOf([readMe(files, signed, madeAt), ...files], madeAt),
    name: `dossier-opco-${name}.zip`,
    contentType: 'application/zip',
  });
};
