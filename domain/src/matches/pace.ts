/** How often somebody may change, in an hour, what the other side of one match is told of: people change their mind, not all day. */
export const changesAnHour = 60;

/** How many signed papers of one contract and its amendments each side may hand in: far above what is signed anew, and each is kept for good. */
export const papersOfOneSide = 60;

/** How often a company may have a tutor written to in an hour, of all its needs: to an address that only it knows, at the centre's cost. */
export const tutorLinksAnHour = 30;

/** How many needs a company may make in an hour, far above what the largest has: each is weighed against every candidate. */
export const needsAnHour = 1000;

/** How many links a company may make to one candidate in an hour, those taken back included: each rings for the candidate. */
export const sharesAnHour = 10;

/** The same for closing and reopening one need, of which everybody is told who waits for it. */
export const needMovesAnHour = 12;
