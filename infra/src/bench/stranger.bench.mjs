import { figuresOf } from './figure.list.mjs';
import { p95 } from './percentile.client.mjs';
import { sendProposal } from './won-proposal.bench.mjs';

const AT_ONCE = 11;

/** @typedef {(what: string, value: number, floor: number) => void} Add */

/**
 * The part of `attack` about strangers, for who mends that.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} _client
 * @param {(figure: string) => void} known
 */
export async function measureStrangers(portal, _client, known) {
  const { figures, add } = figuresOf(known);
  await strangersAt(portal, add);
  return figures;
}

/**
 * How long somebody at work waits while strangers with a link ask again and again, against the same in peace.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {Add} add
 */
export async function strangersAt(portal, add) {
  const [admin, employee] = [await portal.signIn('admin'), await portal.signIn('employee')];
  const { link } = await sendProposal(portal, { cookie: admin, number: 9_001 });
  const read = () => p95(`${portal.url}/api/notifications`, employee);
  const rest = await read();
  let isOver = false;
  const asking = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const answer = await fetch(`${portal.url}/api/proposal-links/code`, {
        method: 'POST',
        body: JSON.stringify({ link }),
        headers: { 'content-type': 'application/json', origin: portal.url },
      });
      await answer.arrayBuffer();
    }
  });
  const attacked = await read();
  isOver = true;
  await Promise.all(asking);
  add(`${AT_ONCE} strangers at once: p95 of others, ms`, attacked, rest);
}
