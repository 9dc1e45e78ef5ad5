/** What each kind of job is told; a job loads the rest itself, so that it acts on what is true when it runs. */
export interface JobData {
  'send-message': { messageId: number };
  'remove-file': { name: string };
  rescore:
    | { candidateId: number }
    | { needId: number }
    | { companyId: number }
    | { sessionId: number };
  'run-matching': { runId: number };
  /** `token`: of which start of the run. */
  'score-block': { token: string; sessionId: number; programmeId: number };
  'refresh-formations': { sessionId: number };
  /** A refusal that may still be taken back. */
  'tell-move': { moveId: number };
  /** What the staff have moved, or taken back, at once. */
  'tell-moves': { batch: string };
  /** The refusals among it, which may still be taken back. */
  'tell-refusals': { batch: string };
  /** The needs that the staff have closed, or opened again, at once. */
  'tell-needs': { batch: string };
  'read-returned-mail': Record<string, never>;
  'read-returned-sms': Record<string, never>;
  'refine-place': { candidateId: number } | { needId: number } | { companyId: number };
  /** The text of a resume that is a picture. */
  'recognise-resume': { candidateId: number };
  'remind-meetings': Record<string, never>;
  'run-import': { importId: number };
  /** A file that somebody has asked for. */
  'make-export': { exportId: number };
  /** What is still to be done of a session that was closed. */
  'close-session': { sessionId: number };
  'tell-carried': { sessionId: number };
  'return-set-aside': Record<string, never>;
  tidy: Record<string, never>;
  retention: Record<string, never>;
  /** Once at each start: what an older version has left without days. */
  'date-enrolments': Record<string, never>;
  'sweep-files': Record<string, never>;
  'sweep-outbox': Record<string, never>;
  /** Whom to forget stands in rows of their own, sealed. */
  'forget-namings': Record<string, never>;
  'follow-up': Record<string, never>;
  'renew-causes': Record<string, never>;
  'deliver-webhooks': Record<string, never>;
  /** One request to sign online, or all that are open. */
  'follow-signing': { requestId?: number };
}

export type JobName = keyof JobData;
