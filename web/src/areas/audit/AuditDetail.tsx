import { auditActionKinds, auditActions, auditLogLists } from '@tandem/domain/audit/audit-log';
import { actorOf, auditRoles, whoseOf } from '@tandem/domain/audit/audit-words';
import { needFieldLabel } from '@tandem/domain/needs/need-changes';
import { Button } from '../../ui/actions/Button.tsx';
import { DetailSection } from '../../ui/layout/DetailSection.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { formatMoment } from '../../platform/format/dates.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { auditLogMessages as messages } from './messages.ts';
import type { Filters } from './audit-filters.ts';
import type { Line } from './audit-lines.ts';

interface AuditDetailProps {
  line: Line;
  onSearch: (filters: Partial<Filters>) => void;
}

/** One line with all that is known of it, and the way to the others of the same people. */
export const AuditDetail = ({ line, onSearch }: AuditDetailProps) => {
  const { at, deed: auditAction, actor, person, list, items, fields, request_id: request } = line;
  return (
    <Stack>
      <Facts
        facts={[
          [messages.at, formatMoment(at)],
          [messages.kind, auditActionKinds[auditActions[auditAction].kind]],
          [messages.list, list && auditLogLists[list]],
          [messages.items, items === null ? null : formatNumber(items)],
          [messages.fields, fields.map(needFieldLabel).join(', ')],
          [messages.request, request],
        ]}
      />
      {person && (
        <DetailSection title={messages.whose}>
          <Facts
            facts={[
              [messages.person, whoseOf(line)],
              [messages.email, person.email],
              [messages.personKind, person.kind && auditRoles[person.kind]],
              [messages.account, String(person.account)],
            ]}
          />
          <div>
            <Button size="sm" onClick={() => onSearch({ person: `n° ${person.account}` })}>
              {messages.aboutPerson}
            </Button>
          </div>
        </DetailSection>
      )}
      <DetailSection title={messages.who}>
        <Facts
          facts={[
            [messages.actor, actorOf(line)],
            [messages.email, actor.email],
            [messages.role, auditRoles[actor.role]],
            [messages.account, actor.account === null ? null : String(actor.account)],
          ]}
        />
        {actor.account !== null && (
          <div>
            <Button size="sm" onClick={() => onSearch({ actor: `n° ${actor.account}` })}>
              {messages.byActor}
            </Button>
          </div>
        )}
      </DetailSection>
    </Stack>
  );
};
