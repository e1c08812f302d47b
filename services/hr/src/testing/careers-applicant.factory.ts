import type { Opening } from '@atrium/contracts';
import { expectDone, type TestClock, type TestPerson, type TestPortal } from '@atrium/testing';
import { APPLICANT, formBody, hiddenOf } from './careers-visitor.factory.js';
import { openOpening } from './hiring-draft.factory.js';

/** An opening that stands on the careers page. */
export async function publicOpening(
  leader: TestPerson,
  hr: TestPerson,
  more: object = {},
): Promise<Opening & { slug: string }> {
  const { id, version } = await openOpening(leader, { decider: hr, ...more });
  const opening = expectDone(await hr.patch<Opening>(`/api/hr/openings/${id}`, { version, isPublic: true }));
  if (opening.slug === null) throw new Error('It has no address.');
  return { ...opening, slug: opening.slug };
}

/** Somebody sends the form of an opening, after the time in which people read it. */
export async function applyByForm(
  { portal, clock }: { portal: TestPortal; clock: TestClock },
  careers: string,
  { slug, ...fields }: { slug: string; [field: string]: string },
): Promise<void> {
  const who = portal.browser();
  const path = `${careers}/${slug}`;
  const hidden = hiddenOf((await who.get(path)).text);
  clock.advance({ seconds: 20 });
  const sent = await who.send({ method: 'POST', path, ...formBody({ ...hidden, ...APPLICANT, ...fields }) });
  if (sent.status !== 303) throw new Error(sent.text);
}

/** The newest link of somebody to their application. */
export async function ownLinkOf(portal: TestPortal, email: string): Promise<string> {
  const texts = (await portal.mailsTo(email)).map(({ text }) => text);
  const found = texts.findLast((text) => text.includes('/careers/me?link='));
  const [, link = ''] = /\?link=([\w.%-]+)/.exec(found ?? '') ?? [];
  return decodeURIComponent(link);
}
