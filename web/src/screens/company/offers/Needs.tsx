import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useSearch } from '../../../ui/table/use-rows.ts';
import { SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount } from '../../../platform/format/numbers.ts';
import { needMessages as messages } from '../../../areas/needs/messages.ts';
import { Legend } from '../../../areas/needs/ActiveMark.tsx';
import type { Need } from '../../../areas/needs/need-values.ts';
import { NeedCard } from '../../../areas/needs/NeedCard.tsx';
import { NeedDialogs, type Opened } from '../../../areas/needs/NeedDialogs.tsx';
import classes from './Needs.module.css';
import { StepCards } from '../../../areas/needs/StepCards.tsx';

const defaults = { q: '' };

const dialogFade = 400;

const textOf = ({ title }: Need) => title;

const Needs = () => {
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
        <ButtonLink to="/company/page" variant="main" likely>
          {messages.fillSheet}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      sentence={messages.empty}
      hint={messages.emptyHint}
      action={<Button onClick={create}>{messages.firstNeed}</Button>}
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
                  <NeedCard key={offer.id} offer={offer} onOpen={setOpened} />
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
      <NeedDialogs opened={opened} onClose={() => setOpened(null)} />
    </Page>
  );
};

export default Needs;
