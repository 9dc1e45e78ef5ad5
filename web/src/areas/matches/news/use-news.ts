import { useQuery } from '@tanstack/react-query';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { candidateNews, companyNews } from './match-news.ts';

const newsOf = { applicant: candidateNews, company: companyNews };

/** What goes on in the reader's matches. Null while, or where, they cannot be read. */
export const useMatchNews = (side: 'applicant' | 'company') => {
  const { data } = useQuery(keptCallQuery('GET /match_cards/'));
  return data ? newsOf[side](data) : null;
};
