import { Readable } from 'node:stream';
import { differencesOf } from '@tandem/domain/contracts/amendments/amendment';
import { signatoryAsked } from '@tandem/domain/contracts/part-links/asked';
import { matchId } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload, Reply, type FindSender } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { notifyCompany } from '../../companies/index.ts';
import { partiesOf } from '../../matches/index.ts';
import { makeAmendmentPage } from '../amendments/amendment-page.ts';
import { keepAmendmentSignatures } from '../amendments/keep-amendment-signatures.ts';
import { keepSignatures, withStoredScan } from '../signing/keep-signatures.ts';
import { findOpenSignature } from '../signing/open-signature.ts';
import { findFileMoves } from '../signing/file-standing-queries.ts';
import { requireScan } from '../signing/scan-store.ts';
import { doneNotice } from './messages.ts';
import { notePartLink } from './part-link-queries.ts';
import { readFileTitle } from './part-reader.ts';
import { withSigningLink } from './require-part-link.ts';

/** The audit log tells of the first time that a link is opened. */
export const readSigningLink: Handler<
  'GET /contract/signing-links/{token}/',
  'db' | 'now' | 'vault'
> = (services, { params: { token }, host, auditLog }) =>
  withSigningLink(services, { token, host }, async (tx, { link, match, asked }) => {
    if (link.opened_at === null) {
      await notePartLink(tx, link.id, { opened_at: services.now() });
      await auditLog.changed(tx, partiesOf(match));
    }
    const { amendment } = orNotFound(
      await findOpenSignature(services, tx, match, signatoryAsked(asked)),
    );
    return {
      asked,
      ...orNotFound(await readFileTitle(tx, pairOfRow(match))),
      amendment: amendment && {
        number: amendment.number,
        kind: amendment.kind,
        effective_on: amendment.effectiveOn,
        reason: amendment.reason,
        differences: differencesOf(amendment.before, amendment),
      },
    };
  });

/** An amendment holds no social security number: who is to sign it may print it. */
export const downloadAmendmentByLink: Handler<
  'GET /contract/signing-links/{token}/amendment/',
  'db' | 'now' | 'vault'
> = async (services, { params: { token }, host, auditLog }) => {
  const { amendment, moves } = await withSigningLink(
    services,
    { token, host },
    async (tx, found) => {
      const open = await findOpenSignature(services, tx, found.match, signatoryAsked(found.asked));
      await auditLog.changed(tx, partiesOf(found.match));
      const moves = await findFileMoves(tx, pairOfRow(found.match));
      return { amendment: orNotFound(open?.amendment), moves };
    },
  );
  const page = await makeAmendmentPage(amendment, { moves, madeAt: services.now() });
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `avenant-${amendment.number}.pdf`,
    contentType: 'application/pdf',
  });
};

const holderOf = (token: string): string => `link ${hashToken(token)}`;

/** Before the file is taken: whoever holds no link sends nothing. */
export const requireSigningLink: FindSender<Pick<Services, 'db' | 'now' | 'vault'>> = async (
  services,
  { params: { token = '' }, host },
) => {
  await withSigningLink(services, { token, host }, () => Promise.resolve());
  return holderOf(token);
};

/** What its holder has signed on paper: the link has served with it. */
export const signByLink: Handler<
  'POST /contract/signing-links/{token}/',
  'config' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
> = async (services, { params: { token }, body, files, host, auditLog }) => {
  const upload = await requireScan(files['scan']);
  const answer = await withStoredScan(services, upload, holderOf(token), (scan) =>
    withSigningLink(services, { token, host }, async (tx, { link, match, asked }) => {
      const signatory = signatoryAsked(asked);
      const signed = { who: [signatory], on: body.signed_on, by: signatory, scan };
      const keep = link.amendment === null ? keepSignatures : keepAmendmentSignatures;
      const isKept = await keep(services, tx, match, signed, (one) => one === signatory);
      if (isKept) {
        const pair = pairOfRow(match);
        const title = orNotFound(await readFileTitle(tx, pair));
        await notifyCompany(services, tx, match.company_id, {
          ...doneNotice(asked, link.amendment, {
            ...title,
            link: `/company/contract/${matchId(pair)}`,
          }),
          about: aboutPair(pair),
        });
        await auditLog.changed(tx, partiesOf(match));
      }
      return { isKept, answer: { message: 'Merci, votre signature est enregistrée.' } };
    }),
  );
  return new Reply(answer, { status: 201 });
};
