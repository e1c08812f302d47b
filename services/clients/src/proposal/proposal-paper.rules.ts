import {
  GST_STATES,
  LOCALES,
  moneyIn,
  readMarked,
  type ItemRecurrence,
  type Language,
} from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';
import { sayVersion } from './proposal-number.rules.js';
import type { ProposalRow } from './proposal.record.js';
import type { ProposalEvent, ProposalEventKind } from './proposal.types.js';
import '../clients.texts.js';

type Printed =
  | ('title' | 'number' | 'versionNo' | 'clientName' | 'intro' | 'blocks' | 'items' | 'figures' | 'currency')
  | ('terms' | 'validUntil' | 'timezone' | 'sentAt' | 'state' | 'contentHash' | 'declineReason');

/** What a proposal's paper says, as `proposal.typ` reads it. */
export interface PaperGiven {
  row: Pick<ProposalRow, Printed>;
  language: Language;
  /** Who offers it. */
  company: string;
  /** Where it is sent: the client's address, line by line. */
  address: readonly string[];
  /** With the name that a signer typed. */
  signatures: readonly {
    name: string;
    signedName: string | null;
    signedAt: Date | null;
    signature: string | null;
  }[];
  /** What happened to it, the oldest first. */
  events: readonly ProposalEvent[];
}

export interface Addressed {
  address: string | null;
  city: string | null;
  postalCode: string | null;
  stateCode: string | null;
  gstin: string | null;
}

/** The address of a client as it stands on a paper. */
export function linesOf({ address, city, postalCode, stateCode, gstin }: Addressed): string[] {
  const state = stateCode === null ? null : (GST_STATES.find(([code]) => code === stateCode)?.[1] ?? null);
  const place = [[city, postalCode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [...(address?.split('\n') ?? []), place, gstin && `GSTIN ${gstin}`].filter(
    (line) => !!line,
  ) as string[];
}

const EVENT_LABELS: Record<ProposalEventKind, Said> = {
  sent: words('Sent'),
  resent: words('Sent again'),
  viewed: words('Opened'),
  code: words('Code sent'),
  proven: words('Code entered correctly'),
  signed: words('Signed'),
  accepted: words('Accepted'),
  declined: words('Declined'),
  expired: words('Expired'),
  withdrawn: words('Withdrawn'),
  reminded: words('Reminded'),
  delivered: words('Delivered'),
  superseded: words('Replaced by a newer version'),
  asked: words('New one asked for'),
  commented: words('Comment written'),
  copied: words('Link copied by the company'),
};
/** What the company does; the rest is done by who signs, or by the day. */
const BY_COMPANY: ReadonlySet<ProposalEventKind> = new Set<ProposalEventKind>([
  ...(['sent', 'resent', 'withdrawn', 'superseded', 'copied'] as const),
]);
const RECURRENCE_LABELS: Record<Exclude<ItemRecurrence, 'once'>, Said> = {
  month: words('Each month'),
  quarter: words('Each quarter'),
  year: words('Each year'),
};
/** Taxes of India, which are called the same in every language. */
const NAMED_TAXES: readonly string[] = ['cgst', 'sgst', 'utgst', 'igst'];

/** The paper of a proposal in a language; the same proposal makes the same words. */
export function paperOf(given: PaperGiven) {
  const { row, language } = given;
  const tell = (said: Said) => say(said, language);
  // With its year, because papers are kept.
  const lastDay = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const issued = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: row.timezone });
  const open = words('open until {day}', { day: lastDay.format(new Date(row.validUntil)) });
  return {
    heading: row.title,
    facts: [
      row.number === null ? tell(words('Draft')) : sayVersion(row.number, row.versionNo),
      ...(row.sentAt === null ? [] : [tell(words('issued on {day}', { day: issued.format(row.sentAt) }))]),
      tell(open),
    ],
    address: [...given.address],
    forWhom: tell(words('Proposal for {client}', { client: row.clientName })),
    intro: readMarked(row.intro).content,
    blocks: row.blocks.map(({ title, text }) => ({ title, text: readMarked(text).content })),
    columns: [words('Item'), words('Qty'), words('Unit price'), words('Tax rate'), words('Net')].map(tell),
    ...rowsOf(given),
    terms: readMarked(row.terms).content,
    words: { terms: tell(words('Terms')) },
    signatures: signaturesOf(given),
    evidence: evidenceOf(given),
  };
}

function rowsOf({ row: { items, figures, currency }, language }: PaperGiven) {
  const money = moneyIn(LOCALES[language], currency);
  const percent = (value: string) =>
    new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 3 }).format(
      Number(value) / 100,
    );
  const discountsOf = ({ discount, discountAmount }: ProposalRow['items'][number]) => [
    ...(discount === null ? [] : [percent(discount)]),
    ...(discountAmount == null ? [] : [money(discountAmount)]),
  ];
  const rows = items.map((item, place) => ({
    title: item.title,
    more: [
      ...(item.details ? [item.details] : []),
      ...(item.hsnSac ? [`HSN/SAC ${item.hsnSac}`] : []),
      ...discountsOf(item).map((less) => say(words('less {discount}', { discount: less }), language)),
      ...(item.recurrence === 'once'
        ? []
        : [
            say(RECURRENCE_LABELS[item.recurrence], language) +
              (item.periods === null ? '' : ` × ${String(item.periods)}`),
          ]),
    ],
    qty: item.qty,
    price: money(item.unitPrice),
    tax: percent(item.taxRate),
    sum: money(figures?.lines[place]?.net ?? 0),
  }));
  const isOnce = items.every(({ recurrence }) => recurrence === 'once');
  return { rows, sums: figures ? sumsOf(figures, { money, language, isOnce }) : [] };
}

function sumsOf(
  figures: NonNullable<ProposalRow['figures']>,
  { money, language, isOnce }: { money: (minor: number) => string; language: Language; isOnce: boolean },
) {
  const { subtotal, discount, taxes, roundOff, total, contractTotal } = figures;
  const line = (label: Said, minor: number, strong = false) => ({
    label: say(label, language),
    value: money(minor),
    strong,
  });
  return [
    line(words('Net of all items'), subtotal),
    ...(discount > 0 ? [line(words('Discount on all'), -discount)] : []),
    ...Object.entries(taxes).map(([name, minor]) =>
      line(NAMED_TAXES.includes(name) ? name.toUpperCase() : words('Tax rate'), minor),
    ),
    ...(roundOff === 0 ? [] : [line(words('Rounded by'), roundOff)]),
    line(words('First invoice with tax'), total, true),
    ...(contractTotal === null || isOnce ? [] : [line(words('All of the contract with tax'), contractTotal)]),
  ];
}

/** The image of a drawn signature, by its place among the signers. */
export const drawingName = (place: number): string => `files/signature-${String(place)}.svg`;

function signaturesOf({ signatures, row, language }: PaperGiven) {
  const at = momentsIn(language, row.timezone);
  return signatures.flatMap(({ signedName, signedAt, signature }, place) => {
    if (!signedAt) return [];
    const name = signedName ?? '';
    const text = say(words('Signed by {name} on {moment}', { name, moment: at(signedAt) }), language);
    return [{ text, name, drawing: signature === null ? null : drawingName(place) }];
  });
}

/** Of one that is decided. */
function evidenceOf({ row, events, language, company }: PaperGiven) {
  if (row.contentHash === null || (row.state !== 'accepted' && row.state !== 'declined')) return null;
  const tell = (said: Said) => say(said, language);
  const at = momentsIn(language, row.timezone);
  return {
    heading: tell(words('Evidence')),
    lines: [
      ...(row.state === 'accepted'
        ? [
            tell(
              words('Who signed agreed to the terms above and said that they may sign for {client}.', {
                client: row.clientName,
              }),
            ),
          ]
        : []),
      ...(row.declineReason ? [row.declineReason] : []),
      tell(words('Times are those of {zone}.', { zone: row.timezone })),
    ],
    hashLabel: tell(words('SHA-256 of what was shown')),
    hash: row.contentHash,
    columns: [words('What happened'), words('Day and time'), words('Who and from where')].map(tell),
    events: events.map((event) => ({
      what: tell(whatOf(event)),
      at: at(event.at),
      who: tell(whoOf(event, company)),
      place: placeOf(event),
    })),
  };
}

const whatOf = ({ kind, name }: ProposalEvent): Said =>
  kind === 'copied' && name !== null
    ? words('Link of {name} copied by the company', { name })
    : EVENT_LABELS[kind];

/** A copied link says for whom it was copied, and not who used it. */
function whoOf({ kind, name, copied, by }: ProposalEvent, company: string): Said {
  if (BY_COMPANY.has(kind)) return by ?? company;
  if (copied && name !== null) return words('By a link copied for {name}', { name });
  return name ?? '';
}

const placeOf = ({ kind, email, address, userAgent }: ProposalEvent): string =>
  BY_COMPANY.has(kind) ? '' : [email, address, userAgent].filter(Boolean).join(' · ');

function momentsIn(language: Language, timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
  return (at) => format.format(at);
}
