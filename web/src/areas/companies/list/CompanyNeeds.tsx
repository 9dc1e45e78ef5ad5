import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { companyDetailMessages as messages } from './messages.ts';
import classes from './CompanyNeeds.module.css';

type Need = Answer<'GET /company/{id}/offers/'>[number];

const NeedDetail = ({ offer }: { offer: Need }) => (
  <article className={classes.offer}>
    <h4 className={classes.title}>{offer.title}</h4>
    <p className={classes.state} data-active={offer.is_active || undefined}>
      {offer.is_active ? messages.active : messages.inactive}
    </p>
    <Facts
      facts={[
        [messages.createdOn, offer.created_at.slice(0, 10)],
        [messages.session, offer.session.name],
        [messages.location, offer.location],
        [messages.contractType, contractTypes[offer.contract_type]],
        [messages.formations, offer.formations.map(({ name }) => name).join(', ')],
        [messages.seats, formatNumber(offer.seats)],
        [messages.level, levels[offer.target_educational_level]],
        [messages.needDescription, offer.description],
        [
          messages.skills,
          offer.skills.length > 0 && (
            <Row key="skills">
              {offer.skills.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </Row>
          ),
        ],
      ]}
    />
  </article>
);

/** The needs of a company, in its drawer. */
export const CompanyNeeds = ({ id }: { id: number }) => {
  const offers = useQuery(callQuery('GET /company/{id}/offers/', { params: { id } }));
  return (
    <Loaded query={offers} skeleton={<Skeleton lines={6} />} failure={messages.needsFailed}>
      {(list) =>
        list.length === 0 ? (
          <p className={classes.none}>{messages.noNeeds}</p>
        ) : (
          list.map((offer) => <NeedDetail key={offer.id} offer={offer} />)
        )
      }
    </Loaded>
  );
};
