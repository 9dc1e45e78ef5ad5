/**
 * A link to confirm a sheet or a need works for 60 days after it was sent, as often as one likes: a need is set aside a
 * fortnight after its company was asked, and opened again by the same link; a session that is closed in July asks people who
 * come back in September.
 */
export const confirmationExpiry = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + 60 * 24 * 3_600_000);
