import { followsAnswer, kindOf, type WaitingAnswer } from '../../platform/offline/waiting-calls.ts';

/** Which of what waits is told at a place. */
export type Told = (one: WaitingAnswer, all: readonly WaitingAnswer[]) => boolean;

/**
 * Beside what can be done about a match: its answers, and whatever was refused, as the conversation and the meeting may be open no
 * more. The day that goes with an answer is part of it.
 */
export const inPanel =
  (match: number): Told =>
  (one, all) =>
    one.match === match &&
    (one.refused !== undefined || (kindOf(one) === 'answer' && !followsAnswer(one, all)));

/** Above the field in which messages are written. */
export const inConversation =
  (match: number): Told =>
  (one) =>
    one.match === match && kindOf(one) === 'message' && one.refused === undefined;

/** Beside a meeting; what was refused stands in the panel, where the meeting is shown in it. */
export const atMeeting =
  (meeting: number, isInPanel: boolean): Told =>
  (one) =>
    one.call.meeting === meeting && (one.refused === undefined || !isInPanel);

/** Above the matches of which it is none any more. */
export const ofNoneOf =
  (matches: readonly { id: number }[]): Told =>
  (one) =>
    one.refused !== undefined && matches.every(({ id }) => id !== one.match);
