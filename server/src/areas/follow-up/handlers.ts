import type { Handlers } from '../handler.ts';
import { readLessMessages } from './less/read-less-messages.ts';
import { muteByOneClick, saveLessMessages } from './less/save-less-messages.ts';
import { addPerson } from './people/add-person.ts';
import { correctPerson } from './people/correct-person.ts';
import { readPerson } from './people/read-person.ts';
import { tellPerson } from './people/tell-person.ts';
import { handOver, listColleagues, setReferents } from './people/referents.ts';
import { listOutgoing } from './settings/list-outgoing.ts';
import { trustAddress } from './people/trust-address.ts';
import { setSources } from './people/set-sources.ts';
import { setTags } from './people/set-tags.ts';
import { readSettings } from './settings/read-settings.ts';
import { saveSettings } from './settings/save-settings.ts';
import { setHold } from './settings/set-hold.ts';
import { countStages } from './work/count-stages.ts';
import { listOwnWaits } from './work/list-own-waits.ts';
import { listStandings } from './work/list-standings.ts';
import { countWork, listWaits } from './work/list-waits.ts';
import { remindPeople } from './work/remind-people.ts';

/** Which use case answers which call. */
export const followUpHandlers = {
  'GET /follow-up/work/': countWork,
  'GET /follow-up/waits/': listWaits,
  'POST /follow-up/reminders/': remindPeople,
  'GET /follow-up/standings/{side}/': listStandings,
  'GET /follow-up/stages/{side}/': countStages,
  'GET /follow-up/own/': listOwnWaits,
  'GET /follow-up/settings/': readSettings,
  'PUT /follow-up/settings/': saveSettings,
  'GET /follow-up/outgoing/': listOutgoing,
  'PUT /follow-up/holds/': setHold,
  'POST /follow-up/people/': addPerson,
  'POST /follow-up/people/{id}/told/': tellPerson,
  'GET /follow-up/people/{id}/': readPerson,
  'PUT /follow-up/people/{id}/': correctPerson,
  'POST /follow-up/people/{id}/working-address/': trustAddress,
  'GET /follow-up/colleagues/': listColleagues,
  'PUT /follow-up/referents/': setReferents,
  'PUT /follow-up/sources/': setSources,
  'PUT /follow-up/tags/': setTags,
  'POST /follow-up/hand-over/': handOver,
  'GET /messages/less/{token}/': readLessMessages,
  'PUT /messages/less/{token}/': saveLessMessages,
  'POST /messages/less/{token}/one-click/': muteByOneClick,
} satisfies Partial<Handlers>;
