import type { Skill } from '@tandem/domain/reference/skills';

/** Acts and objects of which names are put together that the reference list does not have; data. */
const acts = `calibrage reprise cotation pose tri rodage lecture relevé bouturage tressage
  ajustage pilotage doublage armement sondage gréement collage parage coulage jalonnage`.split(
  /\s+/,
);

const objects = `abaques ruches vitraux treuils gabarits herbiers hublots ressorts cadrans tamis
  bobines drones caténaires moulins gréements sextants turbines sédiments glaciers papyrus
  mosaïques cuves alambics fossiles marionnettes automates sonars tourbières voilures digues
  claviers partitions orgues parchemins phares balises silos tanins levures essaims`.split(/\s+/);

/** One name for each skill, the same in every session; acts and objects come back in several. */
export const outsideName = ({ id }: Skill): string => {
  const act = acts[(id * 7) % acts.length] ?? '';
  const object = objects[(id * 13 + Math.floor(id / objects.length) * 3) % objects.length] ?? '';
  return `${act} de ${object}`;
};

/** The number that such a skill has where somebody adds it. */
export const outsideId = ({ id }: Skill): number => 100_000 + id;
