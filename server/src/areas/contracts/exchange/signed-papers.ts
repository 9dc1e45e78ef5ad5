import { Readable } from 'node:stream';
import { isAgreed } from '@tandem/domain/contracts/amendments/amendment-state';
import { signatoryLabels, signedPaperName } from '@tandem/domain/contracts/file/bundle';
import { inFigures } from '@tandem/domain/calendar/days';
import type { FileValues } from '@tandem/domain/contracts/rules/rule';
import {
  signatories,
  signatoriesOf,
  signatoryKeys,
  signingMethods,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import type { Pair } from '@tandem/domain/matches/match';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findAmendmentRows, findAmendmentSignatures } from '../amendments/amendment-queries.ts';
import { findSignedAgreements, isBeforeMending } from '../agreement/signed-agreements.ts';
import { openScan } from '../signing/scan-store.ts';
import { findRoundSignatures, findScans } from '../signing/signature-queries.ts';
import { findStanding, type FileMoveMade } from '../signing/file-standing-queries.ts';

export interface Described extends ArchivedFile {
  /** What its reader is told of it. */
  told: string;
}

export const described = (path: string, told: string, content: string | Buffer): Described => ({
  path,
  told,
  content: () => Readable.from([content]),
});

export interface Papers {
  papers: Described[];
  /** Names of those whose file is not there any more. */
  lost: string[];
}

/** A signature that counts, of the contract or of an amendment. */
interface Counting {
  /** The number of the amendment; null of the contract. */
  amendment: number | null;
  signatory: Signatory;
  signedOn: string;
  scan: { id: number };
}

/** The signatures of the contract as it stands: of the round that is going on. */
const contractSignatures = async (db: Queries, pair: Pair) =>
  findRoundSignatures(db, pair, (await findStanding(db, pair))?.round);

/** Who is to sign the contract as it stands, how and when each has, and who has not: a line each. */
export const signerLines = async (
  { db }: Pick<Services, 'db'>,
  pair: Pair,
  values: FileValues,
): Promise<string[]> => {
  const given = await contractSignatures(db.read, pair);
  return signatoriesOf(values).map((key) => {
    const own = given.find(({ signatory }) => signatory === key);
    const how = own
      ? `a signé le ${inFigures(own.signedOn)}, ${signingMethods[own.method]}`
      : 'n’a pas encore signé';
    return `- ${signatories[key].label}\u202F: ${how}`;
  });
};

/** Of the rounds that are going on: of the contract, and of the amendments that are agreed. The last ones first. */
const countingSignatures = async (db: Queries, pair: Pair): Promise<Counting[]> => {
  const amendments = (await findAmendmentRows(db, pair)).filter(({ state }) => isAgreed(state));
  const ofAmendments = (await findAmendmentSignatures(db, pair)).flatMap((one) => {
    const of = amendments.find(({ id }) => id === one.amendmentId);
    return of && of.round === one.round ? [{ ...one, amendment: of.number }] : [];
  });
  const ofContract = await contractSignatures(db, pair);
  return [...ofContract.map((one) => ({ ...one, amendment: null })), ...ofAmendments];
};

/** The signatures that a paper counts for: the last ones of each who has signed there. */
const onPaper = (counting: readonly Counting[], scanId: number): Counting[] =>
  signatoryKeys.flatMap((signatory) => {
    const own = counting.filter((one) => one.signatory === signatory);
    return own.filter(
      (one) =>
        one.scan.id === scanId && own.find(({ amendment }) => amendment === one.amendment) === one,
    );
  });

/** The training agreement that counts; nothing where none was handed in. */
export const signedAgreement = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  pair: Pair,
  moves: readonly FileMoveMade[],
): Promise<Papers> => {
  const [agreement] = await findSignedAgreements(services.db.read, pair);
  if (!agreement) return { papers: [], lost: [] };
  const name = `convention-signee-${agreement.signedOn}.pdf`;
  const page = await openScan(services, agreement);
  if (!page) return { papers: [], lost: [name] };
  const isOld = isBeforeMending(agreement, moves);
  const told = `empreinte SHA-256 ${agreement.sha256}${
    isOld ? ' ; le dossier a été repris depuis, vérifiez qu’elle vaut encore' : ''
  }`;
  return { papers: [described(name, told, page)], lost: [] };
};

/** The papers that count, each once, whoever has signed it. */
export const signedPapers = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  pair: Pair,
): Promise<Papers> => {
  const { read } = services.db;
  const counting = await countingSignatures(read, pair);
  const papers: Described[] = [];
  const lost: string[] = [];
  for (const scan of await findScans(read, pair)) {
    const given = onPaper(counting, scan.id);
    const [first] = given;
    if (!first) continue;
    const who = given.map(({ signatory }) => signatory);
    const wished = signedPaperName(who, first.signedOn, first.amendment);
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
