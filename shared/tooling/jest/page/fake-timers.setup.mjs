import { ModernFakeTimers } from '@jest/fake-timers';

const { jest } = globalThis;
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } }, global: globalThis });

/** What Node itself needs to go on: here a page shares it with the test's process. */
const OF_NODE = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

// The light runner's own takes no options and has no asynchronous steps.
Object.assign(jest, {
  useFakeTimers: (options) => {
    timers.useFakeTimers({ ...options, doNotFake: [...OF_NODE, ...(options?.doNotFake ?? [])] });
    return jest;
  },
  useRealTimers: () => {
    timers.useRealTimers();
    return jest;
  },
  setSystemTime: (time) => {
    timers.setSystemTime(time);
    return jest;
  },
  advanceTimersByTime: (milliseconds) => {
    timers.advanceTimersByTime(milliseconds);
    return jest;
  },
  advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
});
