// Asks the health address again and again in a thread of its own, because a measuring process that is itself busy would
// count its own waiting. It ends with the slowest answer when it is told to.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const LOOK_MS = 20;

let isOver = false;
parentPort?.once('message', () => (isOver = true));

const look = async () => (await fetch(`${workerData}/api/health/live`)).arrayBuffer();

// The first one opens the connection.
await look();
let slowest = 0;
while (!isOver) {
  const began = performance.now();
  await look();
  slowest = Math.max(slowest, performance.now() - began);
  await wait(LOOK_MS);
}
parentPort?.postMessage(slowest);
