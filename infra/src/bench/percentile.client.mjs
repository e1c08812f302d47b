const REQUESTS = 200;
const WARM = 20;

/**
 * @param {string} url
 * @param {string} cookie
 * @returns {Promise<number>} 95th percentile of single requests, in ms
 */
export async function p95(url, cookie) {
  const times = [];
  for (let number = 0; number < WARM + REQUESTS; number += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}.`);
    if (number >= WARM) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
}
