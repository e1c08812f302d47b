// No syntax or import that an old Node lacks: it has to come as far as the sentence.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/**
 * Runs the command on a Node that is new enough, else says so and sets the exit code 1.
 * @param {() => Promise<unknown>} command loads its code only when it is called
 */
export function onNewNode(command) {
  if (major > 20 || (major === 20 && minor >= 19)) return command();
  console.error(`Atrium needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
