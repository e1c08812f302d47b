import type { AnswerInvitation, EventInvitation, ProposeInvitation, ReadInvitation } from '@atrium/contracts';
import { callApi } from '@atrium/sdk';

const call = (step: string, body: object): Promise<EventInvitation> =>
  callApi({ url: `event-invitations/${step}`, method: 'POST', body });

/** The calls behind the links in mails about events, without a session. Reading changes nothing. */
export const readInvitation = (given: ReadInvitation) => call('read', given);
export const answerInvitation = (given: AnswerInvitation) => call('answer', given);
export const proposeByInvitation = (given: ProposeInvitation) => call('propose', given);
