import {
  meetingKindKeys,
  meetingKinds,
  meetingLengths,
  usualLength,
  type MeetingKind,
  type MeetingSide,
} from '@tandem/domain/meetings/meeting';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { isStale } from '../../platform/api/errors.ts';
import { reload } from '../../platform/data/calls.ts';
import { notify } from '../../platform/notify/notify.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../ui/dialogs/FormActions.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { required } from '../../ui/forms/checks.ts';
import { KeptForm } from '../../ui/forms/KeptForm.tsx';
import { useKeptForm } from '../../ui/forms/use-kept-form.ts';
import { meetingCalls, type Meeting, type MeetingView } from './meeting.ts';
import { meetingMessages, proposeMessages as messages } from './messages.ts';
import { emptyRow, instantsOf, rowsFault, type MomentRow } from './moment-rows.ts';
import { MomentsField } from './MomentsField.tsx';
import { movedFrom } from './moved-from.ts';

interface ProposeDialogProps {
  matchId: number;
  /** The meeting to find other moments for; null for a new one. */
  meeting: Meeting | null;
  /** Where one usually meets on site, so that it need not be typed. */
  onSitePlace?: string | undefined;
  view: MeetingView;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  rows: MomentRow[];
  kind: MeetingKind;
  place: string;
  minutes: string;
  note: string;
  agreed: boolean;
  for: MeetingSide;
}

const lengths = meetingLengths.map(
  (minutes) => [String(minutes), meetingMessages.minutes(minutes)] as const,
);
const kinds = meetingKindKeys.map((kind) => [kind, meetingKinds[kind]] as const);

/** Another kind asks for another place: the one that is known for it, or none. */
const placeFor = (kind: MeetingKind, { meeting, onSitePlace = '' }: ProposeDialogProps) => {
  if (meeting?.kind === kind) return { kind, place: movedFrom(meeting).place };
  return { kind, place: kind === 'on_site' ? onSitePlace : '' };
};

const useProposal = ({ matchId, meeting, onSitePlace = '', view, onClose }: ProposeDialogProps) => {
  const client = useQueryClient();
  const usual = meeting
    ? movedFrom(meeting)
    : { place: onSitePlace, note: '', minutes: usualLength };
  const initial: Values = {
    rows: [emptyRow()],
    kind: meeting?.kind ?? 'on_site',
    place: usual.place,
    minutes: String(usual.minutes),
    note: usual.note,
    agreed: false,
    for: 'company',
  };
  const form = useKeptForm(`/matches/${matchId}/meeting-${meeting?.id ?? 'new'}`, {
    initial,
    names: { moments: 'rows' },
    check: ({ rows, place }) => ({ rows: rowsFault(rows, new Date()), place: required(place) }),
    send: ({ rows, kind, place, minutes, note, agreed, for: side }) => {
      const body = {
        moments: (instantsOf(rows) ?? []).map((at) => at.toISOString()),
        kind,
        place,
        minutes: Number(minutes),
        note,
        agreed: agreed && rows.length === 1,
        ...(view === 'staff' && { for: side }),
      };
      return meeting
        ? api('POST /meetings/{id}/propose/', { params: { id: meeting.id }, body })
        : api('POST /matches/{id}/meetings/', { params: { id: matchId }, body });
    },
    onSent: ({ state }) => {
      notify.success(messages.done[state === 'planned' ? 'agreed' : 'propose']);
      onClose();
      void reload(client, ...meetingCalls);
    },
    onFailed: (error) => {
      notify.failure(messages.failed, error);
      if (!isStale(error)) return;
      onClose();
      void reload(client, ...meetingCalls);
    },
  });
  return form;
};

/** Moments for a meeting, new or not, with where and how one meets. */
const ProposeDialog = (props: ProposeDialogProps) => {
  const { meeting, view, onClose } = props;
  const form = useProposal(props);
  const { values } = form;
  const isMove = meeting?.state === 'planned';
  const title = meeting ? (isMove ? 'move' : 'others') : 'propose';
  const mayBeAgreed = view !== 'applicant' && values.rows.length === 1;
  return (
    <Dialog opened onClose={onClose} title={messages.titles[title]}>
      <KeptForm of={form}>
        {isMove && <p>{messages.moveHint}</p>}
        {view === 'staff' && (
          <SelectField
            label={messages.side}
            choices={messages.sides}
            placeholder={null}
            {...form.field('for')}
          />
        )}
        <MomentsField {...form.field('rows')} />
        <SelectField
          label={messages.kind}
          choices={kinds}
          placeholder={null}
          {...form.field('kind')}
          onChange={(event) =>
            form.setValues(placeFor(event.currentTarget.value as MeetingKind, props))
          }
        />
        <TextField
          label={messages.place[values.kind]}
          required
          maxLength={300}
          {...(values.kind === 'phone' && { type: 'tel', inputMode: 'tel' as const })}
          {...form.field('place')}
        />
        <SelectField
          label={messages.minutes}
          choices={lengths}
          placeholder={null}
          {...form.field('minutes')}
        />
        <TextAreaField
          label={messages.note}
          description={messages.noteHint}
          maxLength={500}
          rows={2}
          {...form.field('note')}
        />
        {mayBeAgreed && (
          <CheckboxField
            label={messages.agreed}
            description={messages.agreedHint}
            {...form.field('agreed')}
          />
        )}
        <FormActions busy={form.busy} onCancel={onClose}>
          {messages.submit[mayBeAgreed && values.agreed ? 'agreed' : 'propose']}
        </FormActions>
      </KeptForm>
    </Dialog>
  );
};

export default ProposeDialog;
