/** How often somebody may change, in an hour, what the other side of one match is told of: people change their mind, not all day. */
export const changesAnHour = 60;

/** The same for closing and reopening one need, of which everybody is told who waits for it. */
export const needMovesAnHour = 12;
