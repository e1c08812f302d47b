import {
  CONSENT_CHANNEL_LABELS,
  MILESTONE_STATE_LABELS,
  type ClientEvent,
  type ClientEventKind,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import type { IconName } from '@atrium/ui';

export const EVENT_ICONS: Record<ClientEventKind, IconName> = {
  client: 'file',
  contact: 'user-plus',
  lead: 'user-plus',
  message: 'message',
  file: 'file',
  project: 'file',
  milestone: 'check',
  proposal: 'file',
  enquiry: 'message',
  consent: 'check',
  onboarding: 'check',
};

/** What happened, as one sentence. */
export function sayEvent({ kind, what, actor, title }: ClientEvent): string {
  const said = { name: actor ?? t('The portal'), title: title ?? '' };
  const words: Record<ClientEventKind, () => string> = {
    client: () => t('{name} added the client', said),
    contact: () => t('{name} added the contact {title}', said),
    lead: () => t('The lead {title} was won', said),
    message: () => t('{name} wrote a message', said),
    file: () => t('{name} added the file {title}', said),
    project: () => t('{name} started the project {title}', said),
    milestone: () => sayMilestone(what, said),
    proposal: () => sayProposal(what, said),
    enquiry: () => t('{name} asked by a web form', said),
    consent: () => sayConsent(what, title, said.name),
    onboarding: () => t('The onboarding continued'),
  };
  return words[kind]();
}

interface Said extends Record<string, string> {
  name: string;
  title: string;
}

function sayMilestone(what: string | null, said: Said): string {
  if (what === 'changes_requested') return t('{name} wants changes to the milestone {title}', said);
  if (what === 'client_approved') return t('{name} approved the milestone {title}', said);
  return `${said.title}: ${translate(MILESTONE_STATE_LABELS[what as keyof typeof MILESTONE_STATE_LABELS])}`;
}

function sayProposal(what: string | null, said: Said): string {
  if (what === 'sent') return t('The proposal {title} was sent', said);
  if (what === 'resent') return t('The link to the proposal {title} was sent again', said);
  if (what === 'viewed') return t('{name} opened the proposal {title}', said);
  if (what === 'signed') return t('{name} signed the proposal {title}', said);
  if (what === 'accepted') return t('{name} accepted the proposal {title}', said);
  if (what === 'declined') return t('{name} declined the proposal {title}', said);
  if (what === 'expired') return t('The proposal {title} expired', said);
  if (what === 'withdrawn') return t('The proposal {title} was withdrawn', said);
  if (what === 'asked') return t('{name} asks for a new proposal {title}', said);
  if (what === 'copied') return t('The link to the proposal {title} was copied', said);
  if (what === 'commented') return t('{name} wrote about the proposal {title}', said);
  if (what === 'reminded') return t('Signers of the proposal {title} were reminded', said);
  return t('The proposal {title} was replaced by a newer version', said);
}

function sayConsent(what: string | null, channel: string | null, name: string): string {
  const label = CONSENT_CHANNEL_LABELS[channel as keyof typeof CONSENT_CHANNEL_LABELS];
  const said = { name, channel: translate(label) };
  return what === 'opted_out' ? t('{name} opted out: {channel}', said) : t('{name} agreed: {channel}', said);
}
