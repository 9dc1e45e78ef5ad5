/** Whose a host is: « exemple » of « mail.exemple.fr »; empty where it has no ending. */
export const ownerOf = (host: string): string => host.split('.').at(-2) ?? '';

/** Whom many have their address from: a host that says nothing of a firm. */
export const isProvider = (owner: string): boolean =>
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|orange|wanadoo|free|sfr|neuf|bbox|laposte|icloud|me|mac|gmx|proton|protonmail|pm|aol|numericable|club-internet|skynet|bluewin|mail|email|exemple|example)$/.test(
    owner,
  );
