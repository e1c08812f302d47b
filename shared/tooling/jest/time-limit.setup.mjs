import { addEventHandler } from 'jest-circus';

/** Milliseconds. A test may start a database and the whole portal, while browser tests run beside it. */
export const timeLimit = 300_000;

/** As they are before a test replaces them by its own clock. */
const { setTimeout, clearTimeout } = globalThis;

/**
 * @param {() => unknown} work a test or a hook
 * @param {number} limit milliseconds
 */
const limited = (work, limit) => () => {
  let timer;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limit} ms.`)), limit);
  });
  return Promise.race([Promise.resolve().then(work), tooLate]).finally(() => clearTimeout(timer));
};

// The light runner has no time limit: a promise that never settles would hang the whole run without a message.
addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name === 'add_test') children.at(-1).fn = limited(event.fn, event.timeout ?? timeLimit);
  if (event.name === 'add_hook') hooks.at(-1).fn = limited(event.fn, event.timeout ?? timeLimit);
});
