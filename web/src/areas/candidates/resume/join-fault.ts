/** Why photographs are not joined: a sentence for the screen. */
export class JoinFault extends Error {}
