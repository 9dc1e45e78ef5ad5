import { status as statuses } from '@tandem/domain/matches/match';
import { sheetFor } from '../../server/src/testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../../server/src/testing/pdf.ts';
import type { Answered, Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';
import { uploader } from './world.ts';

const importSize = 40;

let serial = 0;
const unique = (prefix: string): string => `${prefix}${(serial += 1)}`;

const row = (email: string) => ({
  first_name: 'Zoé',
  last_name: 'Arc',
  email,
  phone: null,
});

/** Notes an acknowledgement; anything but a success is unexpected. */
const isKept = (ledger: Ledger, what: string, { status, body }: Answered): boolean => {
  if (status >= 200 && status < 300) {
    ledger.acknowledged += 1;
    return true;
  }
  ledger.unexpected.push(`${what} answered ${status} ${JSON.stringify(body)}`);
  return false;
};

type Write = () => Promise<void>;

const invite =
  (call: Caller, ledger: Ledger): Write =>
  async () => {
    const email = unique('seul') + '@exemple.fr';
    const answer = await call('POST', '/temp-applicants/', [row(email)]);
    if (isKept(ledger, 'an invitation', answer)) ledger.invited.add(email);
  };

const importList =
  (call: Caller, ledger: Ledger): Write =>
  async () => {
    const emails = Array.from({ length: importSize }, () => unique('liste') + '@exemple.fr');
    const list = { emails, isAcknowledged: false };
    ledger.imports.push(list);
    const answer = await call('POST', '/temp-applicants/', emails.map(row));
    list.isAcknowledged = isKept(ledger, 'an import', answer);
  };

const addProgramme =
  (call: Caller, ledger: Ledger): Write =>
  async () => {
    const name = unique('BTS ');
    const answer = await call('POST', '/formations/', { name, level: '5' });
    if (isKept(ledger, 'a formation', answer)) ledger.programmes.add(name);
  };

/** Statuses in the order in which a match is led through them; whoever stays where they are makes no history. */
const course: readonly number[] = [
  statuses.acceptedByCompany,
  statuses.queued,
  statuses.fullyAccepted,
  statuses.refusedByCompany,
  statuses.refusedByCandidate,
  statuses.pending,
];

const move = (call: Caller, ledger: Ledger, matchId: number): Write => {
  let status: number | null = null;
  return async () => {
    if (status === null) {
      const { body } = await call('GET', `/matches/${matchId}/`);
      status = (body as { status: number }).status;
    }
    const action = course[(course.indexOf(status) + 1) % course.length] ?? statuses.pending;
    const answer = await call('POST', `/matches/${matchId}/`, { action });
    if (!isKept(ledger, 'a move', answer)) return;
    status = action;
    ledger.moves.get(matchId)?.push(action);
  };
};

const upload =
  (call: Caller, ledger: Ledger): Write =>
  async () => {
    const { resume } = ledger;
    const bytes = Buffer.from(makePdf([unique('CV numéro ')]));
    const form = new FormData();
    const sheet = sheetFor({ sessionId: uploader.sessionId, programmeId: 1 });
    for (const [name, value] of Object.entries(sheet)) {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      for (const one of values) form.append(name, String(one));
    }
    form.append('resume', new File([bytes], 'cv.pdf', { type: 'application/pdf' }));
    resume.tried.push(bytes);
    const answer = await call('PUT', '/applicants/registration/', form);
    if (!isKept(ledger, 'an upload', answer)) return;
    resume.acknowledged = bytes;
    resume.tried = [];
  };

const launch =
  (call: Caller, ledger: Ledger): Write =>
  async () => {
    const answer = await call('POST', '/launch_matching/');
    if (isKept(ledger, 'a launch', answer))
      ledger.runStartedAt = (answer.body as { started_at: string }).started_at;
  };

export interface Writing {
  staff: Caller;
  candidate: Caller;
  ledger: Ledger;
  withRun: boolean;
  withImport: boolean;
}

/** Writes in many ways side by side until the server is gone. */
export const writeUntilGone = async (
  { staff, candidate, ledger, withRun, withImport }: Writing,
  isGone: () => boolean,
): Promise<void> => {
  const again = async (write: Write): Promise<void> => {
    while (!isGone()) {
      try {
        await write();
      } catch (error) {
        // A call that is cut off has no answer: it may have been kept or not.
        if (!isGone()) ledger.unexpected.push(`cut off while the server lives: ${String(error)}`);
      }
    }
  };
  await Promise.all([
    again(invite(staff, ledger)),
    again(addProgramme(staff, ledger)),
    ...[...ledger.moves.keys()].map((matchId) => again(move(staff, ledger, matchId))),
    again(upload(candidate, ledger)),
    ...(withImport ? [again(importList(staff, ledger))] : []),
    ...(withRun ? [again(launch(staff, ledger))] : []),
  ]);
};
