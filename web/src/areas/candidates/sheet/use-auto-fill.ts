import { useEffect, useRef, useState } from 'react';
import type { Answer } from '@tandem/contract';
import { useLatest } from '../../../platform/data/use-latest.ts';
import { api } from '../../../platform/api/client.ts';
import { ApiError, isRefusal } from '../../../platform/api/errors.ts';
import type { ServerForm } from '../../../ui/forms/use-server-form.ts';
import { emptied, otherLanguages, proposalsFor } from './proposals.ts';
import type { SheetField, SheetValues } from './sheet-values.ts';

export type AutoFillState = 'idle' | 'reading' | 'read' | 'failed' | 'takenBack';

type Unread = Answer<'POST /auto-fill/'>['unread'];

export interface AutoFill {
  state: AutoFillState;
  /** The fields whose value comes from the resume and was not touched since. */
  proposed: ReadonlySet<SheetField>;
  /** How many were proposed at first. */
  count: number;
  /** What of the file could not be read, and why. */
  unread: Unread;
  /** Its text was recognised in a scan or a photo, and may have letters wrong. */
  isRecognised: boolean;
  /** Reading takes longer than it does of text. */
  isSlow: boolean;
  /** Why the server could not read it, as it says; null where it said nothing. */
  refusal: string | null;
  /** Too many resumes were being read. */
  isBusy: boolean;
  /** Languages of the resume that none of the chosen skills stands for. */
  languages: readonly string[];
  /** Reads a resume and fills the fields that are empty. */
  read: (resume: File) => Promise<void>;
  /** Stops reading; what comes after all is passed over. */
  stop: () => void;
  /** The field is the candidate's own now. */
  touched: (name: SheetField) => void;
  takeBack: () => void;
}

/** Text is read sooner: what takes so long is a scan or a photo. */
const slowAfterMs = 2500;

const none: ReadonlySet<SheetField> = new Set();

/** Asks what a resume proposes: one's own, or that of the candidate whose sheet the staff fill in. */
const readResume = (
  applicantId: number | undefined,
  sent: { files: { resume: File }; signal: AbortSignal },
) =>
  applicantId === undefined
    ? api('POST /auto-fill/', sent)
    : api('POST /applicants/registration/{applicantId}/auto-fill/', {
        ...sent,
        params: { applicantId },
      });

/** Fills empty fields with what the chosen resume says, until whoever fills the sheet in has it otherwise. */
export const useAutoFill = (
  form: ServerForm<SheetValues>,
  sessions: readonly { id: number; name: string }[],
  applicantId: number | undefined,
): AutoFill => {
  const [state, setState] = useState<AutoFillState>('idle');
  const [proposed, setProposed] = useState(none);
  const [count, setCount] = useState(0);
  const [unread, setUnread] = useState<Unread>(null);
  const [isRecognised, setIsRecognised] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [languages, setLanguages] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);

  // One goes on typing while the resume is read.
  const values = useLatest(form.values);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (resume: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState('reading');
    setIsSlow(false);
    const slow = setTimeout(() => setIsSlow(true), slowAfterMs);
    try {
      const sent = { files: { resume }, signal: controller.signal };
      const proposal = await readResume(applicantId, sent);
      const filled = proposalsFor(proposal, values.current, sessions);
      const names = Object.keys(filled) as SheetField[];
      form.setValues(filled);
      setProposed((before) => new Set([...before, ...names]));
      setCount(names.length);
      setUnread(proposal.unread);
      setIsRecognised(proposal.recognised);
      setLanguages(otherLanguages(proposal, filled.skills ?? values.current.skills));
      setState('read');
    } catch (error) {
      if (controller.signal.aborted) return;
      setRefusal(isRefusal(error) ? error.message : null);
      setIsBusy(error instanceof ApiError && error.status === 429);
      setState('failed');
    } finally {
      clearTimeout(slow);
    }
  };

  return {
    state,
    proposed,
    count,
    unread,
    isRecognised,
    isSlow,
    refusal,
    isBusy,
    languages,
    read,
    stop: () => {
      running.current?.abort();
      setState('idle');
    },
    touched: (name) =>
      setProposed((before) =>
        before.has(name) ? new Set([...before].filter((one) => one !== name)) : before,
      ),
    takeBack: () => {
      form.setValues(emptied(proposed, form.values));
      setProposed(none);
      setState('takenBack');
    },
  };
};
