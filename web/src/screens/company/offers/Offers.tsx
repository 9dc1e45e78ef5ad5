import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useSearch } from '../../../components/table/use-rows.ts';
import { SearchField, Toolbar } from '../../../components/Toolbar.tsx';
import { callQuery } from '../../../data/calls.ts';
import { useAddressState } from '../../../data/use-address-state.ts';
import { formatCount } from '../../../format/numbers.ts';
import { offerMessages as messages } from '../../../messages/offers.ts';
import { Legend } from './ActiveMark.tsx';
import type { Offer } from './offer-values.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialogs, type Opened } from './OfferDialogs.tsx';
import classes from './Offers.module.css';
import { StepCards } from './StepCards.tsx';

const defaults = { q: '' };

const dialogFade = 400;

const textOf = ({ title }: Offer) => title;

const Offers = () => {
  const [filters, setFilters] = useAddressState(defaults);
  const [opened, setOpened] = useState<Opened | null>(null);
  const offers = useQuery(callQuery('GET /offers/'));
  const company = useQuery(callQuery('GET /company/'));
  const found = useSearch(offers.data, textOf, filters.q);
  const count = offers.data?.length;
  const sheetMissing = company.data?.page_done === false;
  const create = () => setOpened({ kind: 'form', offer: null });

  // The button of a deleted need takes the focus with it: at once, or when the dialog that asked has faded.
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (!isFewer) return undefined;
    const find = () => {
      if (document.activeElement === document.body) heading.current?.focus();
    };
    find();
    const later = setTimeout(find, dialogFade);
    return () => clearTimeout(later);
  }, [count]);

  const empty = sheetMissing ? (
    <EmptyState
      sentence={messages.sheetFirst}
      hint={messages.sheetFirstHint}
      action={
        <ButtonLink to="/company/page" look="main" likely>
          {messages.fillSheet}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      sentence={messages.empty}
      hint={messages.emptyHint}
      action={<Button onClick={create}>{messages.firstOffer}</Button>}
    />
  );

  return (
    <Page title={messages.title} lead={messages.lead}>
      <StepCards offers={offers.data} onCreate={create} />
      <section className={classes.list} aria-labelledby="offers">
        <h2 id="offers" ref={heading} tabIndex={-1}>
          {messages.list}
        </h2>
        {sheetMissing && count !== 0 && (
          <p className={classes.notice}>
            {messages.sheetMissing}{' '}
            <ButtonLink to="/company/page" size="sm">
              {messages.fillSheet}
            </ButtonLink>
          </p>
        )}
        <Toolbar
          count={found && count ? formatCount(found.length, ...messages.count) : undefined}
          end={<Legend />}
        >
          <SearchField
            label={messages.search}
            value={filters.q}
            onChange={(q) => setFilters({ q })}
          />
        </Toolbar>
        <Loaded
          query={{ ...offers, data: found }}
          skeleton={
            <>
              <Skeleton height={220} />
              <Skeleton height={220} />
            </>
          }
          failure={messages.loadFailed}
        >
          {(list) =>
            list.length > 0 ? (
              <ul className={classes.offers}>
                {list.map((offer) => (
                  <OfferCard key={offer.id} offer={offer} onOpen={setOpened} />
                ))}
              </ul>
            ) : (
              <Card>
                {count === 0 ? (
                  empty
                ) : (
                  <EmptyState
                    sentence={messages.notFound(filters.q.trim())}
                    action={
                      <Button onClick={() => setFilters({ q: '' })}>{messages.clearSearch}</Button>
                    }
                  />
                )}
              </Card>
            )
          }
        </Loaded>
      </section>
      <OfferDialogs opened={opened} onClose={() => setOpened(null)} />
    </Page>
  );
};

export default Offers;
